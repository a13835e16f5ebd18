import type { CheckoutGateway } from '@vitrine/contract/checkout/page-props'
import { knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import { waysFor } from '@vitrine/domain/payments/enough-for-way'
import type { CheckoutState } from '../checkout-state.ts'

/** The ways to pay that are offered for what is due now: a gift card that comes or goes changes them. */
export function offeredWays({
  reply,
  ways,
  isKept,
}: Pick<CheckoutState, 'reply' | 'ways' | 'isKept'>): readonly CheckoutGateway[] {
  const dueCents = knownAmounts(reply.cart).total ? reply.cart.amountDue.value : null
  return waysFor(ways, { dueCents, isKept })
}

/** The key of the way that the buyer chose; the first while they chose none, or theirs is not offered any more. '': there is none. */
export function chosenWay(state: Pick<CheckoutState, 'reply' | 'ways' | 'isKept' | 'values'>): string {
  const offered = offeredWays(state)
  return (offered.find(({ key }) => key === state.values.gateway) ?? offered[0])?.key ?? ''
}
