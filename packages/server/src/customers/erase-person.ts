import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Order } from '@vitrine/domain/orders/order'
import { withoutAnswers } from '@vitrine/domain/orders/without-answers'
import { removeSubmission } from '@vitrine/store/forms/follow-places'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { personKey } from '../services/person-key.ts'
import { forgetSubscriber } from '../subscriptions/forget-subscriber.ts'

/** More than anybody has of anything here. */
const all = 100_000

/** Whom to erase, and what becomes of their comments; removed ones go with the answers beneath them. */
interface Erasure {
  readonly email: string
  readonly comments: 'anonymous' | 'removed'
}

/** Why somebody is not erased while their money may be on its way: its order could not be placed any more. */
export const paymentOpenText =
  'A payment of this person is under way. Please try again when it is over: most are within a quarter of an hour, debits take days.'

/** Erases what is kept of a person under their e-mail address, in a transaction; their orders stay, and are nobody's. */
export async function erasePerson(
  tables: SiteTables,
  { email, comments: fate }: Erasure,
  { services, site }: Pick<Exchange, 'services' | 'site'>,
) {
  // Who changes an order locks it before its customer: so do we, and after that none is added.
  const known = await tables.customers.findByEmail(email)
  if (known) await lockOrders(tables, await tables.customers.orderIds(known.id, all))
  const customer = await tables.customers.lockByEmail(email)
  const orderIds = customer ? await tables.customers.orderIds(customer.id, all) : []
  const orders = await lockOrders(tables, orderIds)
  // Acts on many rows call them by name for a week.
  await tables.bulkActs.forgetRows(await rowsOf(tables, email, customer), email)
  // First of all, so that nobody is charged who is not there any more.
  await forgetSubscriber(tables, email, { services })
  for (const order of orders) {
    const emptied = withoutAnswers(order)
    if (emptied) await tables.orders.save(emptied)
  }
  const comments = await forgetComments(tables, email, fate)
  const { mail } = tables
  let mails = (await mail.removeOfAddress(email)) + (await mail.removeNaming(email))
  for (const order of orders) if (hadOtherAddress(order)) mails += await mail.removeOfOrder(order.id)
  const newsletters = await tables.subscribers.erase(email, services.clock())
  const submissions = await forgetSubmissions(tables, email)
  // What they saved of forms cannot be read here, and is found by a hash of the address.
  const key = personKey(email, { websiteId: site.id, secret: services.secret })
  await tables.formDrafts.removeOfPerson(key)
  await tables.discountUses.forget(key)
  await forgetGifts(tables, { email, orderIds }, services.clock())
  await forgetReviews(tables, email, fate)
  await tables.restock.removeOfEmail(emailKey(email))
  await tables.reminders.removeOfEmail(emailKey(email))
  await tables.proposals.removeOfEmail(emailKey(email))
  await tables.carts.removeOfPerson({ email, orderIds })
  await tables.payments.forgetDrafts({ email, orderIds })
  await tables.members.erase(email)
  await tables.memberships.removeOfEmail(email)
  if (customer) await tables.customers.erase(customer.id)
  return { ordersKept: orders.length, comments, submissions, mails, newsletters }
}

/** Of an order whose address was corrected, mails name its buyer to whoever has the one before. */
function hadOtherAddress({ history }: Order): boolean {
  return history.some(
    ({ fact }) => fact?.code === 'corrected' && fact.changes.some(({ part }) => part === 'email'),
  )
}

/** Ids of what lists of the panel show of a person. */
async function rowsOf(
  { comments, reviews, submissions, subscribers }: SiteTables,
  email: string,
  customer: { readonly id: string } | undefined,
): Promise<readonly string[]> {
  const rows = [
    ...(await comments.ofAuthor(email, all)),
    ...(await reviews.ofEmail(email)),
    ...(await submissions.ofEmail(email)),
    ...(await subscribers.ofAddress(email)),
  ]
  return [...(customer ? [customer] : []), ...rows].map(({ id }) => id)
}

/** Locks orders one after the other, as all do who need several. */
async function lockOrders({ orders }: SiteTables, ids: readonly string[]): Promise<readonly Order[]> {
  const locked: Order[] = []
  for (const id of ids.toSorted()) {
    const order = await orders.lock(id)
    if (order) locked.push(order)
  }
  return locked
}

async function forgetComments(
  { auditLog, comments, site }: SiteTables,
  email: string,
  fate: 'anonymous' | 'removed',
): Promise<number> {
  const theirs = await comments.lockOfAuthor(email, all)
  for (const comment of theirs) {
    if (fate === 'anonymous') await comments.save({ ...comment, authorName: '', authorEmail: '' })
    else await comments.remove(comment.id)
  }
  // What owners did to them is kept for a time with what was written.
  await auditLog.forgetComments({ email, commentIds: theirs.map(({ id }) => id) })
  if (theirs.length > 0) await site.raiseRevision()
  return theirs.length
}

/** What somebody said of products goes as their comments do: it stays without a name, or it is removed. */
async function forgetReviews(
  { reviews, site }: SiteTables,
  email: string,
  fate: 'anonymous' | 'removed',
): Promise<void> {
  const theirs = await reviews.lockOfEmail(email)
  for (const review of theirs) {
    if (fate === 'removed') await reviews.remove(review.id)
    else await reviews.save({ ...review, authorName: '', authorEmail: '' })
  }
  if (theirs.length > 0) await site.raiseRevision()
}

/** Removes what somebody sent by forms, with what is on its way to others. */
async function forgetSubmissions(tables: SiteTables, email: string): Promise<number> {
  const theirs = await tables.submissions.ofEmail(email)
  for (const submission of theirs) await removeSubmission(tables, submission)
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
    for (const { id } of await giftCards.listByOrder(orderId)) {
      const card = await giftCards.lock(id)
      if (card && card.buyerEmail !== '')
        await giftCards.saveDetails({ ...card, buyerEmail: '', senderName: '', updatedAtMs: nowMs })
    }
  }
}
