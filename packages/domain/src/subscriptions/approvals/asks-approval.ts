import { isAccountKey, serviceOf } from '../../payments/gateway-keys.ts'
import type { Subscription } from '../subscription.ts'

/** A way to pay, as far as it matters here. */
interface ChargedMethod {
  readonly gateway: string
  readonly removedAtMs: number | null
}

/**
 * Whether the payment that failed can be approved by its buyer: the bank wanted that of the card that is charged still, and its
 * service leads buyers to the bank.
 */
export function asksApproval(
  { state, methodId, history }: Pick<Subscription, 'state' | 'methodId' | 'history'>,
  method: ChargedMethod | null | undefined,
): boolean {
  if (state !== 'past-due' || methodId === null || !method || method.removedAtMs !== null) return false
  const since = history.findLastIndex(({ kind }) => kind === 'method-changed' || kind === 'renewed')
  const wantsIt = history
    .slice(since + 1)
    .some(({ fact }) => fact?.code === 'declined' && fact.problem === 'authentication-needed')
  return wantsIt && isAccountKey(method.gateway) && serviceOf(method.gateway) === 'stripe'
}
