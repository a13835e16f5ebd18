import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { readDraft } from '../../payments/draft-document.ts'
import { openToken } from '../../payments/saved-tokens.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { ChargeAnswer, Gateway } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'

/** Something that a gateway is asked. */
export type Question = (gateway: Gateway, signal: AbortSignal) => Promise<ChargeAnswer>

/**
 * How a gateway is asked to bring a charge to an end. Of a renewal whose answer was lost nobody knows a reference: while its subscription
 * waits for it, the same charge is asked for again, as its own job does, which makes no second one; where it was canceled meanwhile, whether
 * it was made is looked up by the way to pay.
 */
export async function concludeCharge(
  store: Pick<SiteStore, 'subscriptions' | 'savedMethods'>,
  payment: Payment,
  services: Pick<Services, 'secret'>,
): Promise<Question> {
  const charge = startedCharge(payment)
  const renewal = readDraft(payment.draft)?.renewal
  if (!renewal || payment.reference !== '') return (gateway, signal) => gateway.conclude(charge, signal)
  const subscription = await store.subscriptions.find(renewal.subscriptionId)
  const method = await store.savedMethods.find(renewal.methodId ?? subscription?.methodId ?? '')
  // One that was removed is charged no more, but still says whose charges to look at.
  const methodToken = method ? openToken({ ...method, removedAtMs: null }, services) : null
  const isAwaited =
    subscription !== undefined && isRunning(subscription.state) && chargeIdOf(subscription) === payment.id
  // One that its buyer was to approve is charged by nobody else.
  if (!isAwaited || renewal.isAttended || method?.removedAtMs !== null)
    return (gateway, signal) => gateway.conclude({ ...charge, methodToken }, signal)
  return (gateway, signal) =>
    gateway.start({ ...charge, kind: 'renewal', card: null, methodToken, visit: null }, signal)
}
