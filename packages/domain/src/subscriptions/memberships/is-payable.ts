import type { PlanOffer } from '../../memberships/plan.ts'
import { keepsMethod } from '../../payments/keeps-method.ts'
import type { StoreSettings } from '../../website/store-settings.ts'

/** Whether the shop has a way to be paid what a plan costs; again and again, where that is how it is paid. */
export function isPayable(offer: PlanOffer, { payments }: Pick<StoreSettings, 'payments'>): boolean {
  if (offer?.kind !== 'paid') return true
  const { test, manual, stripe = 'off', paypal = 'off' } = payments
  const ways = [
    ...(test ? ['test'] : []),
    ...(stripe === 'off' ? [] : ['stripe']),
    ...(paypal === 'off' ? [] : ['paypal']),
    ...manual.map(({ key }) => key),
  ]
  return offer.interval ? ways.some(keepsMethod) : offer.cents === 0 || ways.length > 0
}

/** Said in place of the button that joins. */
export const notPayableText = 'It cannot be paid for here yet. Please come back later.'
