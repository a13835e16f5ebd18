import { regionCode } from '../contact/regions.ts'
import { shareOf } from '../money/share-of.ts'
import type { StoreSettings, TaxRule } from '../website/store-settings.ts'

/** A hundred percent, in thousandths of a percent. */
const wholeMilliPercent = 100_000

/** The rule for an address: one for its region before one for its country; null when neither is taxed. */
export function findTaxRule(
  rules: readonly TaxRule[],
  address: { readonly country: string; readonly region: string } | null,
): TaxRule | null {
  if (address === null || address.country === '') return null
  const ofCountry = rules.filter((each) => each.country === address.country)
  const region = regionCode(address.country, address.region)
  const ofRegion = ofCountry.find(
    (each) => each.region !== null && regionCode(each.country, each.region) === region,
  )
  return ofRegion ?? ofCountry.find((each) => each.region === null) ?? null
}

/** The tax on an amount: on top of it, or contained in it. Rounded once, half away from zero. */
export function taxOn(
  cents: number,
  rule: Pick<TaxRule, 'rateMilliPercent'>,
  interpretation: StoreSettings['taxInterpretation'],
): number {
  const rate = rule.rateMilliPercent
  const base = interpretation === 'inclusive' ? wholeMilliPercent + rate : wholeMilliPercent
  return shareOf(cents, rate, base)
}
