import type { OtherCurrencyFact } from '../record/subscription-fact.ts'
import { note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'

const dayMs = 86_400_000

/** A subscription whose cycle is not asked for today, since the shop sells in another currency: it is tried tomorrow, and no try is lost. That is noted once. */
export function putOffADay(
  subscription: Subscription,
  { nowMs, shopCurrency }: { readonly nowMs: number; readonly shopCurrency: string },
): Subscription {
  const fact: OtherCurrencyFact = { code: 'other-currency', currency: subscription.currency, shopCurrency }
  const waiting = isNoted(subscription, fact)
    ? subscription
    : note(subscription, { atMs: nowMs, kind: 'declined', fact })
  return { ...waiting, nextAtMs: nowMs + dayMs, pausedUntilMs: null }
}

function isNoted({ history }: Subscription, { currency, shopCurrency }: OtherCurrencyFact): boolean {
  const last = history.at(-1)?.fact
  return last?.code === 'other-currency' && last.currency === currency && last.shopCurrency === shopCurrency
}
