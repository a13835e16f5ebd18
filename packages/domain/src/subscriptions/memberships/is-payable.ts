import type { PlanOffer } from '../../memberships/plan.ts'
import { waysToPay } from '../../payments/ways-to-pay.ts'
import type { StoreSettings } from '../../website/store-settings.ts'

/** Whether the shop has a way to be paid what a plan costs; again and again, where that is how it is paid. */
export function isPayable(
  offer: PlanOffer,
  { payments, currency }: Pick<StoreSettings, 'payments' | 'currency'>,
): boolean {
  if (offer?.kind !== 'paid') return true
  const isKept = Boolean(offer.interval)
  if (offer.cents === 0 && !isKept) return true
  return waysToPay(payments, { currency, dueCents: offer.cents, isKept }).length > 0
}

/** Said in place of the button that joins. */
export const notPayableText = 'It cannot be paid for here yet. Please come back later.'
