import type { Cart } from '@vitrine/domain/cart/cart'
import { itemsOf } from '@vitrine/domain/cart/proposals/present-proposal'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { programReader } from '@vitrine/domain/forms/answer-reader'
import { outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import { hideAccountLinks } from '@vitrine/domain/mail/hide-account-links'
import { type HeldAddress, stillMs } from '@vitrine/domain/members/held-address'
import { namesOfLists } from '@vitrine/domain/newsletter/present-subscriber'
import { eventText } from '@vitrine/domain/subscriptions/record/fact-text'
import type { SiteTables } from '@vitrine/store/store'
import { isOfTime, orderIdsUnder, subscriptionsUnder } from '../subscribed/held-addresses.ts'

/** More than anybody has of anything here. */
const all = 100_000

/** Gathers what is kept of a person under an e-mail address while it was theirs; orders are presented by who asks. */
export async function gatherPerson(tables: SiteTables, address: HeldAddress) {
  const { email, untilMs } = address
  const isTheirs = isOfTime(address)
  const orderIds = await orderIdsUnder(tables, address)
  const comments = (await tables.comments.ofAuthor(email, all)).filter(isTheirs)
  const mails = (await tables.mail.ofAddress(email)).filter(
    ({ sentAtMs, orderId }) => sentAtMs <= untilMs || orderIds.includes(orderId ?? ''),
  )
  const subscriptions = await subscriptionsUnder(tables, address)
  const entries = (await tables.subscribers.ofAddress(email)).filter(isTheirs)
  const lists = namesOfLists(await tables.newsletterLists.list())
  const submissions = (await tables.submissions.ofEmail(email)).filter(isTheirs)
  const giftCards = (await tables.giftCards.listByRecipient(email)).filter(
    ({ issuedAtMs }) => issuedAtMs <= untilMs,
  )
  const reviews = (await tables.reviews.ofEmail(email)).filter(isTheirs)
  const waits = (await tables.restock.ofEmail(emailKey(email))).filter(isTheirs)
  const member = untilMs === stillMs ? await tables.members.findByEmail(email) : undefined
  return {
    orders: await tables.orders.findMany(orderIds),
    account: member
      ? { name: member.name, createdAtMs: member.createdAtMs, addresses: [...member.addresses] }
      : null,
    subscriptions: subscriptions.map((each) => ({
      ...each,
      history: each.history.map((event) => ({ ...event, text: eventText(event, { to: 'buyer' }) })),
    })),
    savedMethods: await methodsOf(tables, subscriptions),
    carts: cartsOf(await tables.carts.ofEmail(email), untilMs),
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
      answers: answersOf(outsideView(each), programReader).map(({ title, lines }) => ({
        title,
        lines: [...lines],
      })),
    })),
    mails: mails.map(({ subject, text, sentAtMs }) => ({ subject, text: hideAccountLinks(text), sentAtMs })),
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
    giftCardsBought: (await boughtCards(tables, orderIds)).map((card) => ({
      lastFour: card.lastFour,
      initialCents: card.initialCents,
      currency: card.currency,
      issuedAtMs: card.issuedAtMs,
      orderName: card.orderName,
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
    memberships: await membershipsOf(tables, address),
    abandonedCarts: (await tables.reminders.ofEmail(emailKey(email)))
      .filter(isTheirs)
      .map(({ items, consentText, state, createdAtMs }) => ({ items, consentText, state, createdAtMs })),
    orderDrafts: (await tables.proposals.ofEmail(emailKey(email)))
      .filter(isTheirs)
      .map(({ contents: { note: _, ...contents }, orderId, createdAtMs }) => ({
        items: itemsOf(contents),
        phone: contents.phone,
        shippingAddress: contents.shippingAddress,
        billingAddress: contents.billingAddress,
        message: contents.message,
        orderId,
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
  }
}

function cartsOf(carts: readonly Cart[], untilMs: number) {
  const theirs = carts.filter(({ updatedAtMs }) => updatedAtMs <= untilMs)
  return theirs.map((cart) => ({
    items: cart.entries.map(({ itemId, sku, quantity }) => ({ itemId, sku, quantity })),
    phone: cart.contact?.phone ?? '',
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    updatedAtMs: cart.updatedAtMs,
  }))
}

/** Two subscriptions of one order are charged by the same. */
async function methodsOf(
  { savedMethods }: SiteTables,
  subscriptions: readonly { readonly methodId: string | null }[],
) {
  const methods = []
  for (const id of new Set(subscriptions.map(({ methodId }) => methodId ?? ''))) {
    const method = await savedMethods.find(id)
    if (!method) continue
    const { kind, brand, last4, expiry, createdAtMs } = method
    methods.push({ kind, brand, lastFour: last4, expiry, createdAtMs })
  }
  return methods
}

/** Cards that somebody bought; what is left on them is told to who has them. */
async function boughtCards({ giftCards }: SiteTables, orderIds: readonly string[]) {
  const cards = []
  for (const orderId of orderIds) cards.push(...(await giftCards.listByOrder(orderId)))
  return cards
}

async function membershipsOf({ memberships, membershipPlans }: SiteTables, { email, untilMs }: HeldAddress) {
  const names = new Map((await membershipPlans.list()).map(({ id, name }) => [id, name]))
  const theirs = (await memberships.ofEmail(emailKey(email))).filter(
    ({ startedAtMs }) => startedAtMs <= untilMs,
  )
  return theirs.map(({ planId, source, startedAtMs, endsAtMs }) => ({
    plan: names.get(planId) ?? '',
    source,
    startedAtMs,
    endsAtMs,
  }))
}
