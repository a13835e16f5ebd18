import { type DeclineProblem, problemIn } from '@vitrine/domain/payments/decline'
import { isInFlight, isOpen } from '@vitrine/domain/payments/payment-states'
import { beyondPaid, chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import { withPriceOfCycle } from '@vitrine/domain/subscriptions/terms/change-price'
import { putOffADay } from '@vitrine/domain/subscriptions/waits/put-off-a-day'
import { waitADay } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import type { WaitReason } from '@vitrine/domain/subscriptions/waits/waiting'
import type { Payment } from '@vitrine/store/payments/payments'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { settlePayment } from '../checkout/settle-payment.ts'
import { chargeSavedMethod } from '../payments/charge-saved-method.ts'
import { freeAnswer } from '../payments/free-answer.ts'
import type { Services } from '../services/services.ts'
import { enqueueSubscriptionMail } from '../subscribed/enqueue-subscription-mail.ts'
import { type RenewalPayload, saveSubscription } from '../subscribed/keep-subscription.ts'
import { renewalDeclined } from '../subscriptions/settle-renewal.ts'
import { chargedMethod, chargeProblem, draftRenewal, isAttended, isFree } from './draft-renewal.ts'

/**
 * Charges the next cycle of a subscription and places its order; at most once, whatever is repeated. What is not known of the charge
 * is asked again with the same payment. Of a cycle that costs nothing the order is placed, and nothing is charged.
 */
export async function renewSubscription(
  store: SiteStore,
  payload: RenewalPayload,
  services: Services,
): Promise<void> {
  const begun = await store.transaction((tables) => beginRenewal(tables, payload, services))
  if (begun === null) return
  const { payment, method } = begun
  if (!method) {
    await settlePayment(store, payment.id, freeAnswer, { services })
    return
  }
  const { id, amountCents, currency } = payment
  const asked = await chargeSavedMethod(store, { paymentId: id, amountCents, currency, method }, services)
  if (!asked.isKnown) throw new Error(`It is not known what became of the charge ${id}.`)
  await settlePayment(store, id, asked.answer, { services })
}

interface BegunRenewal {
  readonly payment: Payment
  /** Null: it costs nothing. */
  readonly method: KeptMethod | null
}

/** Holds the goods and drafts the order; null when there is nothing to charge, or not yet. */
async function beginRenewal(
  tables: SiteTables,
  { subscriptionId, chargeId }: RenewalPayload,
  services: Services,
): Promise<BegunRenewal | null> {
  const waiting = await tables.subscriptions.lock(subscriptionId)
  if (!waiting || !isDue(waiting, chargeId, services.clock())) return null
  const { timeZone } = await tables.site.read()
  const subscription = withPriceOfCycle(waiting, timeZone)
  if (subscription !== waiting) await tables.subscriptions.save(subscription)
  const method = await chargedMethod(tables, subscription)
  const known = await tables.payments.find(chargeId)
  // With its way to pay gone, or its buyer at their bank, what became of a charge is asked by the job of its payment.
  if (known && isOpen(known.state)) {
    if (isFree(known)) return { payment: known, method: null }
    return isInFlight(known.state) && method && !isAttended(known) ? { payment: known, method } : null
  }
  if (known?.state === 'paid') {
    await saveSubscription(tables, beyondPaid(subscription, { nowMs: services.clock(), timeZone }))
    return null
  }
  const fail = async (failure: { readonly problem: DeclineProblem; readonly isFinal: boolean }) => {
    await renewalDeclined(tables, { subscriptionId, paymentId: chargeId, services }, failure)
    return null
  }
  // A payment keeps words; what is not about a decline came to nothing for another reason.
  if (known) return fail({ problem: problemIn(known.message) ?? 'not-possible', isFinal: false })
  const drafted = await draftRenewal(tables, { subscription, method, services })
  if (drafted.ok)
    return { payment: drafted.payment, method: isFree(drafted.payment) ? null : (method ?? null) }
  if (drafted.problem === 'no-method')
    return fail({ problem: await chargeProblem(tables, subscription), isFinal: true })
  return drafted.problem === 'other-currency'
    ? putOff(tables, subscription, services)
    : keepWaiting(tables, subscription, { reason: drafted.problem, services })
}

function isDue(subscription: Subscription, chargeId: string, nowMs: number): boolean {
  const { state, nextAtMs } = subscription
  return isRunning(state) && chargeIdOf(subscription) === chargeId && nextAtMs !== null && nextAtMs <= nowMs
}

/** What cannot be asked for today is tried tomorrow. */
async function putOff(tables: SiteTables, subscription: Subscription, services: Services): Promise<null> {
  const nowMs = services.clock()
  const { store } = await tables.site.read()
  await saveSubscription(tables, putOffADay(subscription, { nowMs, shopCurrency: store.currency }))
  return null
}

/** What cannot be delivered today is tried tomorrow: nothing is charged, and no try is lost. Its buyer is told once. */
async function keepWaiting(
  tables: SiteTables,
  subscription: Subscription,
  { reason, services }: { readonly reason: WaitReason; readonly services: Services },
): Promise<null> {
  const waited = waitADay(subscription, { nowMs: services.clock(), reason })
  await saveSubscription(tables, waited.subscription)
  if (waited.tellsBuyer)
    await enqueueSubscriptionMail(tables, {
      subscription: waited.subscription,
      mail: 'subscription-waiting',
      services,
    })
  return null
}
