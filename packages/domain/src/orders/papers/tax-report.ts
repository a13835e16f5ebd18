import type { PaperKind } from './paper.ts'

/** What of the books belongs to a rate in a country. */
export interface TaxEntry {
  readonly source: string
  readonly orderId: string
  readonly kind: PaperKind
  readonly atMs: number
  readonly country: string
  readonly name: string
  readonly rateMilliPercent: number
  readonly isReverseCharge: boolean
  /** Gift cards that were sold: taxed when somebody pays with them. */
  readonly isGiftCard: boolean
  readonly currency: string
  readonly netCents: number
  readonly taxCents: number
}

/** What was sold and given back in a country at a rate, within a time. */
export interface TaxReportRow {
  readonly country: string
  readonly name: string
  readonly rateMilliPercent: number
  readonly isReverseCharge: boolean
  /** Gift cards that were sold, which are no turnover. */
  readonly isGiftCard: boolean
  readonly currency: string
  readonly salesNetCents: number
  readonly salesTaxCents: number
  /** In the time in which they were done, whenever the sale was. */
  readonly refundsNetCents: number
  readonly refundsTaxCents: number
  /** Sales less refunds; below zero where more went back. */
  readonly netCents: number
  readonly taxCents: number
}

/** A sum of the books by country, rate and kind. */
export type TaxSum = Pick<
  TaxEntry,
  | 'kind'
  | 'country'
  | 'name'
  | 'rateMilliPercent'
  | 'isReverseCharge'
  | 'isGiftCard'
  | 'currency'
  | 'netCents'
  | 'taxCents'
>

/** Puts sales and refunds of a country and rate beside each other; by country, the highest rate first, gift cards last. */
export function taxReport(sums: readonly TaxSum[]): readonly TaxReportRow[] {
  const keyOf = (sum: TaxSum) =>
    [sum.country, sum.rateMilliPercent, sum.name, sum.isReverseCharge, sum.isGiftCard, sum.currency].join(
      '\n',
    )
  const keys = [...new Set(sums.map(keyOf))]
  const rows = keys.flatMap((key) => {
    const same = sums.filter((sum) => keyOf(sum) === key)
    const [first] = same
    if (!first) return []
    const add = (kind: PaperKind, field: 'netCents' | 'taxCents') =>
      same.reduce((total, sum) => total + (sum.kind === kind ? sum[field] : 0), 0)
    const salesNetCents = add('invoice', 'netCents')
    const salesTaxCents = add('invoice', 'taxCents')
    const refundsNetCents = add('credit-note', 'netCents')
    const refundsTaxCents = add('credit-note', 'taxCents')
    const { country, name, rateMilliPercent, isReverseCharge, isGiftCard, currency } = first
    return {
      ...{ country, name, rateMilliPercent, isReverseCharge, isGiftCard, currency },
      ...{ salesNetCents, salesTaxCents, refundsNetCents, refundsTaxCents },
      netCents: salesNetCents - refundsNetCents,
      taxCents: salesTaxCents - refundsTaxCents,
    }
  })
  return rows.toSorted(
    (one, other) =>
      one.country.localeCompare(other.country) ||
      Number(one.isGiftCard) - Number(other.isGiftCard) ||
      other.rateMilliPercent - one.rateMilliPercent,
  )
}
