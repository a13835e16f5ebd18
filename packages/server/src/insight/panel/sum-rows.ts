import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import type { DayCounts, KeyCounts } from '@vitrine/store/insight/insight'

/** What came in of each currency. */
type Amounts = { currency: string; cents: number }[]

/** Counts with what came in. */
export interface Totals {
  readonly visits: number
  readonly views: number
  readonly orders: number
  readonly amounts: Amounts
}

type Counts = Omit<DayCounts, 'day'> | Omit<KeyCounts, 'key'>

/** Adds up counts, amounts of each currency apart. */
export function totalOf(rows: readonly Counts[]): Totals & { readonly acts: number } {
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

/** What reports are sorted by. */
export type ReportSort = 'visits' | 'views' | 'acts' | 'orders'

/** Where nobody says otherwise: what a report is about. */
export const usualSort: Readonly<Partial<Record<ReportSubject, ReportSort>>> = {
  search: 'views',
  form: 'views',
  button: 'acts',
  event: 'acts',
}

/** Counts by key, the most first. */
export function rowsByKey(rows: readonly KeyCounts[], sort: ReportSort) {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, counts]) => ({ key, ...totalOf(counts) }))
    .sort((one, other) => other[sort] - one[sort] || (one.key < other.key ? -1 : 1))
}
