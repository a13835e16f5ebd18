import type { Totals } from './overview.ts'

/** What came in, in one currency. */
interface Amount {
  readonly currency: string
  readonly cents: number
}

/** The share of visits that ordered; null without visits. One that came on the day before may order on the first day: no more order than there are. */
export function conversionOf({
  visits,
  orderedVisits,
}: Pick<Totals, 'visits' | 'orderedVisits'>): number | null {
  return visits === 0 ? null : Math.min(1, orderedVisits / visits)
}

/** The amounts, that of the site's own currency first; without any, nothing in that. */
export function takingsOf({ amounts }: Pick<Totals, 'amounts'>, currency: string): readonly Amount[] {
  const own = amounts.filter((each) => each.currency === currency)
  const others = amounts.filter((each) => each.currency !== currency)
  const all = [...own, ...others.toSorted((one, other) => one.currency.localeCompare(other.currency))]
  return all.length === 0 ? [{ currency, cents: 0 }] : all
}

/** What an order came to on average; null without orders, and where several currencies share them: how many fell to each is not counted. */
export function averageOf({ orders, amounts }: Pick<Totals, 'orders' | 'amounts'>): Amount | null {
  const [only, ...others] = amounts
  if (orders === 0 || !only || others.length > 0) return null
  return { currency: only.currency, cents: Math.round(only.cents / orders) }
}
