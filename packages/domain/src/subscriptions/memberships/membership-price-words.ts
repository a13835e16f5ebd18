import type { PlanOffer } from '../../memberships/plan.ts'
import { formatMoney } from '../../money/format-money.ts'
import { type Say, sayAsWritten } from '../../words/say.ts'
import { everyWords } from '../plan-words.ts'

/** What a membership costs: `Free`, `$5.00 every month until canceled`, `$40.00 for 365 days`. */
export function membershipPriceWords(
  offer: PlanOffer,
  { currency, language }: { readonly currency: string; readonly language: string },
  say: Say = sayAsWritten,
): string {
  if (offer === null) return say('Not for sale')
  if (offer.kind === 'free') return say('Free')
  const amount = formatMoney(offer.cents, currency, language)
  if (offer.interval) {
    const every = `${amount} ${everyWords({ interval: offer.interval }, say)}`
    return say('{every} until canceled', { every })
  }
  if (offer.lastsDays === null) return say('{amount} once', { amount })
  return offer.lastsDays === 1
    ? say('{amount} for a day', { amount })
    : say('{amount} for {days} days', { amount, days: offer.lastsDays })
}
