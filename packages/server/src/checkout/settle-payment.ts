import { leftInCart } from '@vitrine/domain/cart/left-in-cart'
import { chargeReturnedText } from '@vitrine/domain/checkout/place-refusals'
import { orderOfDraft } from '@vitrine/domain/orders/draft-order'
import type { Order } from '@vitrine/domain/orders/order'
import { isPaid, isProcessing, isSettled } from '@vitrine/domain/payments/payment-states'
import type { StoreSettings } from '@vitrine/domain/website/store-settings'
import type { GatewayEvent } from '@vitrine/store/payments/gateway-accounts'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { endProposal } from '../cart/proposals/end-proposal.ts'
import { endReminder } from '../cart/reminders/end-reminder.ts'
import { noticeLowStock } from '../catalogue/notice-low-stock.ts'
import { grantDownloads } from '../downloads/grant-downloads.ts'
import { enqueueIssue } from '../gift-cards/issue/issue-order-cards.ts'
import { grantByOrder } from '../memberships/grant-by-order.ts'
import { joinByOrder } from '../newsletter/join-by-order.ts'
import { enqueueOrderMail } from '../orders/enqueue-order-mail.ts'
import { issuePapers } from '../orders/papers/issue-papers.ts'
import { decline as declined } from '../payments/decline.ts'
import { type DraftDocument, readDraft } from '../payments/draft-document.ts'
import { keepMethod } from '../payments/keep-method.ts'
import { reconcileJobId } from '../payments/reconcile-job.ts'
import type { ChargeAnswer } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { beginSubscriptions } from '../subscriptions/begin-subscriptions.ts'
import { renewalDeclined, renewalPaid } from '../subscriptions/settle-renewal.ts'
import { returnChargeJob } from './return/return-charge-job.ts'

/** Writes down what became of an attempt, once: asked again, it returns the payment as it stands. */
export async function settlePayment(
  store: SiteStore,
  paymentId: string,
  answer: ChargeAnswer,
  {
    services,
    endState = 'declined',
    event,
  }: {
    readonly services: Services
    readonly endState?: 'declined' | 'expired'
    /** The gateway's message that says so, which is heard once. */
    readonly event?: GatewayEvent
  },
): Promise<Payment> {
  const ids = { orderId: services.newId(), movementId: services.newId() }
  const leftIds = { id: services.newId(), token: services.newToken(30) }
  return store.transaction(async (tables) => {
    const found = await tables.payments.find(paymentId)
    if (!found) throw new Error(`There is no payment ${paymentId}`)
    // Of one that is over, its cart and draft may be forgotten.
    if (isSettled(found.state)) return settleAgain(tables, found, answer, { services, event })
    // Always the cart first and then the payment, as when a payment starts: no transactions wait in a circle.
    const draft = readDraft(found.draft)
    if (!draft) throw new Error(`The draft of payment ${paymentId} cannot be read`)
    const [cart, payment] = await Promise.all([
      tables.carts.lockByToken(draft.cartToken),
      tables.payments.lock(paymentId),
    ])
    if (!cart || !payment) throw new Error(`The payment ${paymentId} lost its cart`)
    if (isSettled(payment.state)) return settleAgain(tables, payment, answer, { services, event })
    if (event && !(await tables.gatewayEvents.note(event))) return payment

    if (answer.kind === 'confirmation-needed' || answer.kind === 'processing')
      return waitOn(tables, payment, answer)
    await tables.jobs.finish(reconcileJobId(payment.id))
    const renewal = draft.renewal && { ...draft.renewal, paymentId, services }
    if (answer.kind === 'declined') {
      if (renewal) await renewalDeclined(tables, renewal, answer)
      return decline(tables, payment, draft, { ...answer, endState })
    }
    if (!isOf(payment, answer)) {
      const why = { message: chargeReturnedText, endState: 'declined' } as const
      if (renewal) await renewalDeclined(tables, renewal, declined('not-possible'))
      const over = await decline(tables, payment, draft, why)
      if (answer.kind === 'paid') await returnLate(tables, over, answer, services)
      return over
    }
    if (cart.orderId !== null) throw new Error(`The cart ${cart.id} was paid twice`)
    const { orderId } = ids
    const reference = answer.kind === 'paid' ? answer.reference : ''
    const settled: Payment = { ...payment, state: 'paid', reference, orderId }
    const nowMs = services.clock()
    const left = leftInCart(cart, draft.order.lines, { ...leftIds, nowMs, orderId })
    const [site] = await Promise.all([
      tables.site.read(),
      tables.carts.save({ ...cart, orderId, ...(left && { continuedBy: left.token }) }),
      ...(left ? [tables.carts.save(left)] : []),
      tables.payments.save(settled),
      endReminder(tables, cart, { orderId, nowMs }),
    ])
    const { orderNumbers: numbering } = site.store
    const order = await takeOrder(tables, { payment, draft, answer, services, numbering, ...ids })
    if (answer.kind === 'paid' && answer.method) {
      const { method } = answer
      await keepMethod(tables, { paymentId, gateway: payment.gateway, method }, services)
    }
    if (renewal) await renewalPaid(tables, renewal, order)
    else await beginSubscriptions(tables, order, { paymentId, granted: draft.granted ?? [], services })
    return settled
  })
}

/** Hears of a payment that is over: money that arrives for one without an order goes back. */
async function settleAgain(
  tables: SiteTables,
  { id }: Payment,
  answer: ChargeAnswer,
  { services, event }: { readonly services: Services; readonly event: GatewayEvent | undefined },
): Promise<Payment> {
  const payment = await tables.payments.lock(id)
  if (!payment) throw new Error(`There is no payment ${id}`)
  if (event && !(await tables.gatewayEvents.note(event))) return payment
  if (answer.kind === 'paid' && !isPaid(payment.state)) await returnLate(tables, payment, answer, services)
  return payment
}

/** Waits for the buyer, or for a bank that takes its time; what is on its way waits for no buyer again. */
async function waitOn(
  tables: SiteTables,
  payment: Payment,
  { kind, message, reference = payment.reference }: Waiting,
): Promise<Payment> {
  if (kind === 'confirmation-needed' && isProcessing(payment.state)) return payment
  const state = kind === 'processing' ? 'processing' : 'awaiting-confirmation'
  const waiting: Payment = { ...payment, state, message, reference }
  await tables.payments.save(waiting)
  return waiting
}

type Waiting = Extract<ChargeAnswer, { kind: 'confirmation-needed' | 'processing' }>

/** Whether a gateway took what was asked for, and nothing else. */
function isOf(payment: Payment, answer: Extract<ChargeAnswer, { kind: 'paid' | 'due' }>): boolean {
  if (answer.kind === 'due' || !answer.charged) return true
  const { amountCents, currency } = answer.charged
  return amountCents === payment.amountCents && currency === payment.currency
}

/** Money that arrives for an attempt that is over goes back. */
async function returnLate(
  tables: SiteTables,
  payment: Payment,
  { reference }: Extract<ChargeAnswer, { kind: 'paid' }>,
  { clock, log }: Services,
): Promise<void> {
  log.warn({ payment: payment.id }, 'Money arrived that no order can be placed for: it goes back')
  await tables.payments.save({ ...payment, reference })
  await tables.jobs.enqueue(returnChargeJob(payment.id, clock()))
}

async function decline(
  tables: SiteTables,
  payment: Payment,
  draft: DraftDocument,
  { message, endState }: { readonly message: string; readonly endState: 'declined' | 'expired' },
): Promise<Payment> {
  await tables.stock.release(payment.id)
  if (draft.order.discounts || draft.granted) await tables.discountUses.release(payment.id)
  if (draft.order.giftCards) await tables.giftCards.release(payment.id)
  await noticeLowStock(tables, draft.order.lines)
  const declined: Payment = { ...payment, state: endState, message }
  await tables.payments.save(declined)
  return declined
}

interface Taking {
  readonly payment: Payment
  readonly draft: DraftDocument
  readonly answer: Extract<ChargeAnswer, { kind: 'paid' | 'due' }>
  readonly services: Services
  readonly numbering: StoreSettings['orderNumbers']
  readonly orderId: string
  readonly movementId: string
}

async function takeOrder(tables: SiteTables, taking: Taking): Promise<Order> {
  const { payment, draft, answer, services, numbering, orderId, movementId } = taking
  const nowMs = services.clock()
  if (draft.order.giftCards) await tables.giftCards.take(payment.id, { id: orderId, atMs: nowMs })
  const { email } = draft.order.contact
  const isNew = await tables.customers.admit({ id: orderId, contact: { email }, createdAtMs: nowMs })
  // From here on all who buy at the shop wait for its next number, and who buy the same for its stock: what is locked is asked for at once.
  const [number, customer, dropped] = await Promise.all([
    tables.orders.nextNumber(),
    tables.customers.lockByEmail(email),
    tables.stock.dropHolds(payment.id),
  ])
  const placed = orderOfDraft(draft.order, {
    id: orderId,
    number,
    numbering,
    nowMs,
    isPaid: answer.kind === 'paid',
    by: draft.placedBy,
    reference: answer.kind === 'paid' ? answer.reference : '',
  })
  const order = await endProposal(tables, placed, nowMs)
  if (order.discounts || draft.granted) await tables.discountUses.take(payment.id, order)
  await tables.orders.insert(order, customer && { customer, isNew })
  await tables.stock.takeDropped(dropped, orderId)
  await issuePapers(tables, order, services)
  if (order.contact.wantsNews && !order.isTest) await joinByOrder(tables, order, services)
  if (answer.kind === 'paid') await enqueueIssue(tables, order, nowMs)
  if (answer.kind === 'paid' && payment.amountCents > 0) {
    await tables.money.record({
      id: movementId,
      orderId,
      paymentId: payment.id,
      kind: 'charge',
      cents: payment.amountCents,
      currency: payment.currency,
      gateway: payment.gateway,
      reference: answer.reference,
      atMs: nowMs,
    })
  }
  const delivered = await grantDownloads(tables, order, services)
  const isRenewal = draft.renewal !== undefined
  if (!isRenewal) await grantByOrder(tables, order, services)
  await enqueueOrderMail(tables, { kind: 'placed', order: delivered, services, isRenewal })
  return delivered
}
