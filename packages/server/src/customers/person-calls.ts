import type { erasePersonCall, exportPersonCall } from '@vitrine/contract/customers/person-calls'
import { emailKey } from '@vitrine/domain/customers/customer'
import { answersOf } from '@vitrine/domain/forms/submission'
import { namesOfLists } from '@vitrine/domain/newsletter/present-subscriber'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { withoutAnswers } from '@vitrine/domain/orders/without-answers'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { personKey } from '../services/person-key.ts'
import { forgetSubscriber } from '../subscriptions/forget-subscriber.ts'

/** More than anybody has of anything here. */
const all = 100_000

/** Answers everything that is kept of a person under their e-mail address. */
export async function getPerson(
  exchange: Exchange<typeof exportPersonCall>,
): Promise<AnswerTo<typeof exportPersonCall>> {
  const { customerId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.find(customerId)
    if (!person) return notFound()
    const orders = await tables.orders.findMany(await tables.customers.orderIds(customerId, all))
    const comments = await tables.comments.ofAuthor(person.email, all)
    const mails = await tables.mail.ofAddress(person.email)
    const subscriptions = await tables.subscriptions.ofEmail(person.email)
    const entries = await tables.subscribers.ofAddress(person.email)
    const lists = namesOfLists(await tables.newsletterLists.list())
    const submissions = await tables.submissions.ofEmail(person.email)
    const giftCards = await tables.giftCards.listByRecipient(person.email)
    const reviews = await tables.reviews.ofEmail(person.email)
    const waits = await tables.restock.ofEmail(emailKey(person.email))
    await recordAuditEntry(tables, exchange, {
      subjectId: customerId,
      summary: 'Customer: all that is kept exported',
    })
    return reply({
      exportedAtMs: exchange.services.clock(),
      person,
      orders: orders.map(presentPanelOrder),
      subscriptions: subscriptions.map((each) => ({ ...each, history: [...each.history] })),
      comments: comments.map(({ authorName, authorEmail, body, itemId, createdAtMs }) => ({
        authorName,
        authorEmail,
        body,
        itemId,
        createdAtMs,
      })),
      submissions: submissions.map((each) => ({
        formName: each.formName,
        sentAtMs: each.createdAtMs,
        answers: answersOf(each).map(({ title, lines }) => ({ title, lines: [...lines] })),
      })),
      mails: mails.map(({ subject, text, sentAtMs }) => ({ subject, text, sentAtMs })),
      giftCards: giftCards.map((card) => ({
        lastFour: card.lastFour,
        balanceCents: card.balanceCents,
        currency: card.currency,
        issuedAtMs: card.issuedAtMs,
        recipientName: card.recipientName,
        recipientEmail: card.recipientEmail,
        senderName: card.senderName,
        message: card.message,
      })),
      restock: waits.map(({ productTitle, variantName, state, createdAtMs }) => ({
        productTitle,
        variantName,
        state,
        createdAtMs,
      })),
      reviews: reviews.map(({ productTitle, rating, title, body, authorName, status, createdAtMs }) => ({
        productTitle,
        rating,
        title,
        body,
        authorName,
        status,
        createdAtMs,
      })),
      newsletters: entries.map(({ listId, name, state, source, consent, measuring, steps }) => ({
        list: lists.get(listId) ?? '',
        name,
        state,
        source,
        consent: { text: consent.text, atMs: consent.atMs, pagePath: consent.pagePath },
        measuring: measuring ?? null,
        steps: steps.map(({ what, atMs }) => ({ what, atMs })),
      })),
    })
  })
}

/** Erases a person, all in one transaction; their orders stay, and are nobody's. */
export async function postErasure(
  exchange: Exchange<typeof erasePersonCall>,
): Promise<AnswerTo<typeof erasePersonCall>> {
  const { params, body } = exchange
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.lock(params.customerId)
    if (!person) return notFound()
    const orders = await tables.orders.findMany(await tables.customers.orderIds(person.id, all))
    // First of all, so that nobody is charged who is not there any more.
    await forgetSubscriber(tables, person.email, exchange)
    for (const order of orders) {
      const emptied = withoutAnswers(order)
      if (emptied) await tables.orders.save(emptied)
    }
    const ordersKept = orders.length
    const comments = await forgetComments(tables, person.email, body.comments)
    const { mail } = tables
    const mails = (await mail.removeOfAddress(person.email)) + (await mail.removeFormMailNaming(person.email))
    const newsletters = await tables.subscribers.erase(person.email, exchange.services.clock())
    const submissions = await forgetSubmissions(tables, person.email)
    // What they saved of forms cannot be read here, and is found by a hash of the address.
    const { secret } = exchange.services
    const key = personKey(person.email, { websiteId: exchange.site.id, secret })
    await tables.formDrafts.removeOfPerson(key)
    await tables.discountUses.forget(key)
    const orderIds = await tables.customers.orderIds(person.id, all)
    await forgetGifts(tables, { email: person.email, orderIds }, exchange.services.clock())
    await forgetReviews(tables, person.email, body.comments)
    await tables.restock.removeOfEmail(emailKey(person.email))
    await tables.customers.erase(person.id)
    await recordAuditEntry(tables, exchange, {
      subjectId: person.id,
      summary: `Customer: erased; orders kept: ${ordersKept}, comments ${body.comments}: ${comments}, submissions of forms removed: ${submissions}`,
    })
    return reply({ ordersKept, comments, submissions, mails, newsletters })
  })
}

async function forgetComments(
  { comments, site }: SiteTables,
  email: string,
  fate: 'anonymous' | 'removed',
): Promise<number> {
  const theirs = await comments.ofAuthor(email, all)
  for (const comment of theirs) {
    if (fate === 'anonymous') await comments.save({ ...comment, authorName: '', authorEmail: '' })
    else await comments.remove(comment.id)
  }
  if (theirs.length > 0) await site.raiseRevision()
  return theirs.length
}

/** What somebody said of products goes as their comments do: it stays without a name, or it is removed. */
async function forgetReviews(
  { reviews, site }: SiteTables,
  email: string,
  fate: 'anonymous' | 'removed',
): Promise<void> {
  const theirs = await reviews.ofEmail(email)
  for (const review of theirs) {
    if (fate === 'removed') await reviews.remove(review.id)
    else await reviews.save({ ...review, authorName: '', authorEmail: '' })
  }
  if (theirs.length > 0) await site.raiseRevision()
}

/** Removes what somebody sent by forms, with what is on its way to others. */
async function forgetSubmissions({ submissions }: SiteTables, email: string): Promise<number> {
  const theirs = await submissions.ofEmail(email)
  for (const { id } of theirs) await submissions.remove(id)
  return theirs.length
}

/** Takes a person out of the gift cards that were for them, or that they bought; what is on those stays theirs who have the code. */
async function forgetGifts(
  { giftCards }: SiteTables,
  { email, orderIds }: { readonly email: string; readonly orderIds: readonly string[] },
  nowMs: number,
): Promise<void> {
  for (const { id } of await giftCards.listByRecipient(email)) {
    const card = await giftCards.lock(id)
    const erased = { recipientEmail: '', recipientName: '', senderName: '', message: '' }
    if (card) await giftCards.saveDetails({ ...card, ...erased, updatedAtMs: nowMs })
  }
  for (const orderId of orderIds) {
    for (const card of await giftCards.listByOrder(orderId)) {
      if (card.buyerEmail !== '')
        await giftCards.saveDetails({ ...card, buyerEmail: '', senderName: '', updatedAtMs: nowMs })
    }
  }
}

const notFound = () => refuse('not-found', failureText.notFound)
