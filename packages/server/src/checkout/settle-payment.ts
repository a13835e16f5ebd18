import type { Cart } from '@vitrine/domain/cart/cart'
import { leftInCart } from '@vitrine/domain/cart/left-in-cart'
import { chargeReturnedText } from '@vitrine/domain/checkout/place-refusals'
import { isPaid, isProcessing, isSettled } from '@vitrine/domain/payments/payment-states'
import type { GatewayEvent } from '@vitrine/store/payments/gateway-accounts'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { endReminder } from '../cart/reminders/end-reminder.ts'
import { noticeLowStock } from '../catalogue/notice-low-stock.ts'
import { decline as declined } from '../payments/decline.ts'
import { type DraftDocument, readDraft } from '../payments/draft-document.ts'
import { keepMethod } from '../payments/keep-method.ts'
import { reconcileJobId } from '../payments/reconcile-job.ts'
import type { ChargeAnswer } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { beginSubscriptions } from '../subscriptions/begin-subscriptions.ts'
import { renewalDeclined, renewalPaid, type SettledRenewal } from '../subscriptions/settle-renewal.ts'
import { returnChargeJob } from './return/return-charge-job.ts'
import { type BoughtAnswer, referenceIn, takeOrder } from './settling/take-order.ts'

/** What is known beside the answer of a gateway. */
interface Settling {
  readonly services: Services
  readonly endState?: 'declined' | 'expired'
  /** The gateway's message that says so, which is heard once. */
  readonly event?: GatewayEvent
}

/** Writes down what became of an attempt, once: asked again, it returns the payment as it stands. */
export async function settlePayment(
  store: SiteStore,
  paymentId: string,
  answer: ChargeAnswer,
  { services, endState = 'declined', event }: Settling,
): Promise<Payment> {
  const ids = {
    orderId: services.newId(),
    movementId: services.newId(),
    left: { id: services.newId(), token: services.newToken(30) },
  }
  return store.transaction(async (tables) => {
    const found = await tables.payments.find(paymentId)
    if (!found) throw new Error(`There is no payment ${paymentId}`)
    // Of one that is over, its cart and draft may be forgotten.
    if (isSettled(found.state)) return settleAgain(tables, found, answer, { services, event })
    const attempt = await lockAttempt(tables, found, services)
    const { payment } = attempt
    if (isSettled(payment.state)) return settleAgain(tables, payment, answer, { services, event })
    if (event && !(await tables.gatewayEvents.note(event))) return payment
    if (answer.kind === 'confirmation-needed' || answer.kind === 'processing')
      return waitOn(tables, payment, answer)
    await tables.jobs.finish(reconcileJobId(payment.id))
    if (answer.kind === 'declined') return notPaid(tables, attempt, { ...answer, endState })
    return isOf(payment, answer)
      ? buy(tables, attempt, { answer, ids })
      : refuseOther(tables, attempt, answer)
  })
}

/** An attempt with what it is for, locked. */
interface LockedAttempt {
  readonly cart: Cart
  readonly payment: Payment
  readonly draft: DraftDocument
  /** The cycle of a subscription that it pays. */
  readonly renewal: SettledRenewal | undefined
  readonly services: Services
}

/** Always the cart first and then the payment, as when a payment starts: no transactions wait in a circle. */
async function lockAttempt(
  tables: SiteTables,
  { id: paymentId, draft: document }: Payment,
  services: Services,
): Promise<LockedAttempt> {
  const draft = readDraft(document)
  if (!draft) throw new Error(`The draft of payment ${paymentId} cannot be read`)
  const [cart, payment] = await Promise.all([
    tables.carts.lockByToken(draft.cartToken),
    tables.payments.lock(paymentId),
  ])
  if (!cart || !payment) throw new Error(`The payment ${paymentId} lost its cart`)
  return {
    cart,
    payment,
    draft,
    renewal: draft.renewal && { ...draft.renewal, paymentId, services },
    services,
  }
}

/** Ends an attempt that took nothing. */
async function notPaid(
  tables: SiteTables,
  { payment, draft, renewal }: LockedAttempt,
  answer: Extract<ChargeAnswer, { kind: 'declined' }> & { readonly endState: 'declined' | 'expired' },
): Promise<Payment> {
  if (renewal) await renewalDeclined(tables, renewal, answer)
  return decline(tables, payment, draft, answer)
}

/** Ends an attempt for which something else was taken than what was asked for: it goes back. */
async function refuseOther(
  tables: SiteTables,
  { payment, draft, renewal, services }: LockedAttempt,
  answer: BoughtAnswer,
): Promise<Payment> {
  const why = { message: chargeReturnedText, endState: 'declined' } as const
  if (renewal) await renewalDeclined(tables, renewal, declined('not-possible'))
  const over = await decline(tables, payment, draft, why)
  if (answer.kind === 'paid') await returnLate(tables, over, answer, services)
  return over
}

interface Purchase {
  readonly answer: BoughtAnswer
  readonly ids: {
    readonly orderId: string
    readonly movementId: string
    /** Of the cart that keeps what was put into it meanwhile. */
    readonly left: { readonly id: string; readonly token: string }
  }
}

/** Places the order of an attempt, and goes on with what it subscribes to. */
async function buy(tables: SiteTables, attempt: LockedAttempt, { answer, ids }: Purchase): Promise<Payment> {
  const { cart, payment, draft, renewal, services } = attempt
  if (cart.orderId !== null) throw new Error(`The cart ${cart.id} was paid twice`)
  const { orderId, movementId } = ids
  const settled: Payment = { ...payment, state: 'paid', reference: referenceIn(answer), orderId }
  const [site] = await Promise.all([
    tables.site.read(),
    closeCart(tables, attempt, ids),
    tables.payments.save(settled),
  ])
  const { orderNumbers: numbering } = site.store
  const order = await takeOrder(tables, { payment, draft, answer, services, numbering, orderId, movementId })
  const paymentId = payment.id
  if (answer.kind === 'paid' && answer.method) {
    const { method } = answer
    await keepMethod(tables, { paymentId, gateway: payment.gateway, method }, services)
  }
  if (renewal) await renewalPaid(tables, renewal, order)
  else await beginSubscriptions(tables, order, { paymentId, granted: draft.granted ?? [], services })
  return settled
}

/** Ends a cart that is bought; what was put into it meanwhile goes on in another. */
async function closeCart(
  tables: SiteTables,
  { cart, draft, services }: LockedAttempt,
  { orderId, left: leftIds }: Purchase['ids'],
): Promise<void> {
  const nowMs = services.clock()
  const left = leftInCart(cart, draft.order.lines, { ...leftIds, nowMs, orderId })
  await Promise.all([
    tables.carts.save({ ...cart, orderId, ...(left && { continuedBy: left.token }) }),
    ...(left ? [tables.carts.save(left)] : []),
    endReminder(tables, cart, { orderId, nowMs }),
  ])
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
function isOf(payment: Payment, answer: BoughtAnswer): boolean {
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
