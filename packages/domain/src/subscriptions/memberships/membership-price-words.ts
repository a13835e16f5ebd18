import type { PlanOffer } from '../../memberships/plan.ts'
import { formatMoney } from '../../money/format-money.ts'
import { everyWords } from '../plan-words.ts'

/** What a membership costs: `Free`, `$5.00 every month until canceled`, `$40.00 for 365 days`. */
export function membershipPriceWords(
  offer: PlanOffer,
  { currency, language }: { readonly currency: string; readonly language: string },
): string {
  if (offer === null) return 'Not for sale'
  if (offer.kind === 'free') return 'Free'
  const amount = formatMoney(offer.cents, currency, language)
  if (offer.interval) return `${amount} ${everyWords({ interval: offer.interval })} until canceled`
  if (offer.lastsDays === null) return `${amount} once`
  return offer.lastsDays === 1 ? `${amount} for a day` : `${amount} for ${offer.lastsDays} days`
}
