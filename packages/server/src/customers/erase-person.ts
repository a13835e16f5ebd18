import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import { type HeldAddress, stillMs } from '@vitrine/domain/members/held-address'
import type { Order } from '@vitrine/domain/orders/order'
import { withoutAnswers } from '@vitrine/domain/orders/without-answers'
import { removeSubmission } from '@vitrine/store/forms/follow-places'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { personKey } from '../services/person-key.ts'
import { isOfTime, orderIdsUnder } from '../subscribed/held-addresses.ts'
import { forgetSubscriber } from '../subscriptions/forget-subscriber.ts'

/** More than anybody has of anything here. */
const all = 100_000

/** Whom to erase, and what becomes of their comments; removed ones go with the answers beneath them. */
interface Erasure {
  readonly address: HeldAddress
  readonly comments: 'anonymous' | 'removed'
}

/** Why somebody is not erased while their money may be on its way: its order could not be placed any more. */
export const paymentOpenText =
  'A payment of this person is under way. Please try again when it is over: most are within a quarter of an hour, debits take days.'

/** Erases what is kept of a person under an e-mail address while it was theirs, in a transaction; their orders stay, and are nobody's. */
export async function erasePerson(
  tables: SiteTables,
  { address, comments: fate }: Erasure,
  { services, site }: Pick<Exchange, 'services' | 'site'>,
) {
  const { email, untilMs } = address
  // Who changes an order locks it before its customer: so do we, and after that none is added.
  await lockOrders(tables, await orderIdsUnder(tables, address))
  const customer = await tables.customers.lockByEmail(email)
  const orderIds = await orderIdsUnder(tables, address)
  const orders = await lockOrders(tables, orderIds)
  // Acts on many rows call them by name for a week.
  await tables.bulkActs.forgetRows(await rowsOf(tables, address, customer), address)
  // First of all, so that nobody is charged who is not there any more.
  const subscriptionIds = await forgetSubscriber(tables, address, { services })
  for (const order of orders) {
    const emptied = withoutAnswers(order)
    if (emptied) await tables.orders.save(emptied)
  }
  const comments = await forgetComments(tables, address, fate)
  const { mail } = tables
  let mails = (await mail.removeOfAddress(email, untilMs)) + (await mail.removeNaming(email, untilMs))
  const isLeft = untilMs < stillMs
  for (const order of orders)
    if (isLeft || hadOtherAddress(order)) mails += await mail.removeOfOrder(order.id)
  const newsletters = await tables.subscribers.erase(email, services.clock(), untilMs)
  const submissions = await forgetSubmissions(tables, address)
  // What they saved of forms cannot be read here, and is found by a hash of the address.
  const key = personKey(email, { websiteId: site.id, secret: services.secret })
  await tables.formDrafts.removeOfPerson(key, untilMs)
  await tables.discountUses.forget(key, untilMs)
  await forgetGifts(tables, { address, orderIds }, services.clock())
  await forgetReviews(tables, address, fate)
  await tables.restock.removeOfEmail(emailKey(email), untilMs)
  await tables.reminders.removeOfEmail(emailKey(email), untilMs)
  await tables.proposals.removeOfEmail(emailKey(email), untilMs)
  await tables.carts.removeOfPerson({ ...address, orderIds })
  await tables.payments.forgetDrafts({ ...address, orderIds, subscriptionIds })
  // Links that are under way to an address that was left are somebody else's.
  if (!isLeft) await forgetAccount(tables, email)
  await tables.memberships.removeOfEmail(email, untilMs)
  if (customer) await forgetCustomer(tables, { customer, orders, address })
  return { ordersKept: orders.length, comments, submissions, mails, newsletters }
}

/** An account goes with the links that were mailed to where it was to move, and with those mails: the address is of the same person. */
async function forgetAccount({ mail, memberLinks, members }: SiteTables, email: string): Promise<void> {
  const member = await members.findByEmail(email)
  if (member) await mail.removeMany(await memberLinks.removeOfMember(member.id))
  await members.erase(email)
}

/** Who bought under an address that was left is a customer still, of whom nothing else is kept: it may be about whoever had it before. */
async function forgetCustomer(
  { customers, orders: { leaveToNobody } }: SiteTables,
  {
    customer,
    orders,
    address,
  }: { readonly customer: Customer; readonly orders: readonly Order[] } & Pick<Erasure, 'address'>,
): Promise<void> {
  const isEmptied = (await customers.orderIds(customer.id, orders.length + 1)).length <= orders.length
  if (isEmptied) return customers.erase(customer.id)
  const consents = customer.consents.filter(({ atMs }) => atMs > address.untilMs)
  await customers.save({ ...customer, tags: [], notes: '', consents })
  for (const order of orders) await leaveToNobody(order)
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
  address: HeldAddress,
  customer: { readonly id: string } | undefined,
): Promise<readonly string[]> {
  const { email } = address
  const rows = [
    ...(await comments.ofAuthor(email, all)),
    ...(await reviews.ofEmail(email)),
    ...(await submissions.ofEmail(email)),
    ...(await subscribers.ofAddress(email)),
  ]
  return [...(customer ? [customer] : []), ...rows.filter(isOfTime(address))].map(({ id }) => id)
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
  address: HeldAddress,
  fate: 'anonymous' | 'removed',
): Promise<number> {
  const { email } = address
  const theirs = (await comments.lockOfAuthor(email, all)).filter(isOfTime(address))
  for (const comment of theirs) {
    if (fate === 'anonymous') await comments.save({ ...comment, authorName: '', authorEmail: '' })
    else await comments.remove(comment.id)
  }
  // What owners did to them is kept for a time with what was written.
  await auditLog.forgetComments({ ...address, commentIds: theirs.map(({ id }) => id) })
  if (theirs.length > 0) await site.raiseRevision()
  return theirs.length
}

/** What somebody said of products goes as their comments do: it stays without a name, or it is removed. */
async function forgetReviews(
  { reviews, site }: SiteTables,
  address: HeldAddress,
  fate: 'anonymous' | 'removed',
): Promise<void> {
  const theirs = (await reviews.lockOfEmail(address.email)).filter(isOfTime(address))
  for (const review of theirs) {
    if (fate === 'removed') await reviews.remove(review.id)
    else await reviews.save({ ...review, authorName: '', authorEmail: '' })
  }
  if (theirs.length > 0) await site.raiseRevision()
}

/** Removes what somebody sent by forms, with what is on its way to others. */
async function forgetSubmissions(tables: SiteTables, address: HeldAddress): Promise<number> {
  const theirs = (await tables.submissions.ofEmail(address.email)).filter(isOfTime(address))
  for (const submission of theirs) await removeSubmission(tables, submission)
  return theirs.length
}

/** Takes a person out of the gift cards that were for them, or that they bought; what is on those stays theirs who have the code. */
async function forgetGifts(
  { giftCards }: SiteTables,
  { address, orderIds }: { readonly address: HeldAddress; readonly orderIds: readonly string[] },
  nowMs: number,
): Promise<void> {
  for (const { id, issuedAtMs } of await giftCards.listByRecipient(address.email)) {
    const card = issuedAtMs <= address.untilMs ? await giftCards.lock(id) : undefined
    const erased = { recipientEmail: '', recipientName: '', senderName: '', message: '' }
    if (card) await giftCards.saveDetails({ ...card, ...erased, updatedAtMs: nowMs })
  }
  for (const orderId of orderIds) {
    for (const { id } of await giftCards.listByOrder(orderId)) {
      const card = await giftCards.lock(id)
      if (!card) continue
      // A card for oneself names no buyer, and may be under an address that its order had before.
      const isOwn = card.buyerEmail === ''
      const own = isOwn ? { recipientEmail: '', recipientName: '', message: '' } : {}
      await giftCards.saveDetails({ ...card, ...own, buyerEmail: '', senderName: '', updatedAtMs: nowMs })
    }
  }
}
