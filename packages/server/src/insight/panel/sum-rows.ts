import type { DayCounts } from '@vitrine/store/insight/insight'

/** What came in of each currency. */
type Amounts = { currency: string; cents: number }[]

/** Counts with what came in. */
export interface Totals {
  readonly visits: number
  readonly views: number
  readonly orders: number
  readonly amounts: Amounts
}

/** Adds up counts, amounts of each currency apart. */
export function totalOf(rows: readonly Omit<DayCounts, 'day'>[]): Totals & { readonly acts: number } {
  const cents = new Map<string, number>()
  for (const { currency, amountCents } of rows)
    if (currency !== '') cents.set(currency, (cents.get(currency) ?? 0) + amountCents)
  const sum = (name: 'visits' | 'views' | 'acts' | 'orders') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    visits: sum('visits'),
    views: sum('views'),
    acts: sum('acts'),
    orders: sum('orders'),
    amounts: [...cents].map(([currency, each]) => ({ currency, cents: each })),
  }
}
