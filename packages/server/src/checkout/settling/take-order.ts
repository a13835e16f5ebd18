import { orderOfDraft } from '@vitrine/domain/orders/draft-order'
import type { Order } from '@vitrine/domain/orders/order'
import type { StoreSettings } from '@vitrine/domain/website/store-settings'
import { ClashError } from '@vitrine/store/engine/errors'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import { endProposal } from '../../cart/proposals/end-proposal.ts'
import { grantDownloads } from '../../downloads/grant-downloads.ts'
import { enqueueIssue } from '../../gift-cards/issue/issue-order-cards.ts'
import { grantByOrder } from '../../memberships/grant-by-order.ts'
import { joinByOrder } from '../../newsletter/join-by-order.ts'
import { enqueueOrderMail } from '../../orders/enqueue-order-mail.ts'
import { issuePapers } from '../../orders/papers/issue-papers.ts'
import { deliverByItself } from '../../orders/parcels/deliver-by-itself.ts'
import type { DraftDocument } from '../../payments/draft-document.ts'
import type { ChargeAnswer } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'

/** What a gateway answers to what is bought: it is paid, or will be, outside of the shop. */
export type BoughtAnswer = Extract<ChargeAnswer, { kind: 'paid' | 'due' }>

interface Taking {
  readonly payment: Payment
  readonly draft: DraftDocument
  readonly answer: BoughtAnswer
  readonly services: Services
  readonly numbering: StoreSettings['orderNumbers']
  readonly orderId: string
  readonly movementId: string
}

/** Writes the order of a draft with all that comes of it: stock that is sold, papers, money, mails, and what its buyer gets at once. */
export async function takeOrder(tables: SiteTables, taking: Taking): Promise<Order> {
  const { draft, answer, services } = taking
  const order = await insertOrder(tables, taking)
  await issuePapers(tables, order, services)
  if (order.contact.wantsNews && !order.isTest) await joinByOrder(tables, order, services)
  if (answer.kind === 'paid') {
    await enqueueIssue(tables, order, services.clock())
    await recordCharge(tables, taking, answer)
  }
  await grantDownloads(tables, order, services)
  const delivered = await deliverByItself(tables, order, services.clock())
  const isRenewal = draft.renewal !== undefined
  if (!isRenewal) await grantByOrder(tables, order, services)
  await enqueueOrderMail(tables, { kind: 'placed', order: delivered, services, isRenewal })
  return delivered
}

/** Adds the order, and turns what was held for it into what it bought. */
async function insertOrder(tables: SiteTables, taking: Taking): Promise<Order> {
  const { payment, draft, answer, services, numbering, orderId } = taking
  const nowMs = services.clock()
  if (draft.order.giftCards) await tables.giftCards.take(payment.id, { id: orderId, atMs: nowMs })
  const contact = await presentContact(tables, draft)
  const { email } = contact
  const isNew = await tables.customers.admit({ id: orderId, contact: { email }, createdAtMs: nowMs })
  // From here on all who buy at the shop wait for its next number, and who buy the same for its stock: what is locked is asked for at once.
  const [number, customer, dropped] = await Promise.all([
    tables.orders.nextNumber(),
    tables.customers.lockByEmail(email),
    tables.stock.dropHolds(payment.id),
  ])
  await checkPresent(tables, draft, email)
  const placed = orderOfDraft(
    { ...draft.order, contact },
    {
      id: orderId,
      number,
      numbering,
      nowMs,
      isPaid: answer.kind === 'paid',
      by: draft.placedBy,
      reference: referenceIn(answer),
    },
  )
  const order = await endProposal(tables, placed, nowMs)
  if (order.discounts || draft.granted) await tables.discountUses.take(payment.id, order)
  await tables.orders.insert(order, customer && { customer, isNew })
  await tables.stock.takeDropped(dropped, orderId)
  return order
}

/** Of a renewal: the address of its subscription may have been corrected while it was charged. */
async function presentContact(
  { subscriptions }: Pick<SiteTables, 'subscriptions'>,
  { order, renewal }: Taking['draft'],
): Promise<Order['contact']> {
  const held = renewal && (await subscriptions.find(renewal.subscriptionId))
  return held && held.contact.email !== '' ? { ...held.contact, wantsNews: false } : order.contact
}

/** What corrected the address had its customer locked until now: all of it is begun again, with the address of now. */
async function checkPresent(tables: SiteTables, draft: Taking['draft'], email: string): Promise<void> {
  if (draft.renewal && (await presentContact(tables, draft)).email !== email) throw new ClashError()
}

async function recordCharge(
  { money }: Pick<SiteTables, 'money'>,
  { payment, orderId, movementId, services }: Taking,
  { reference }: Extract<BoughtAnswer, { kind: 'paid' }>,
): Promise<void> {
  if (payment.amountCents === 0) return
  await money.record({
    id: movementId,
    orderId,
    paymentId: payment.id,
    kind: 'charge',
    cents: payment.amountCents,
    currency: payment.currency,
    gateway: payment.gateway,
    reference,
    atMs: services.clock(),
  })
}

/** The gateway's own name of what was paid; '' where nothing was yet. */
export function referenceIn(answer: BoughtAnswer): string {
  return answer.kind === 'paid' ? answer.reference : ''
}
