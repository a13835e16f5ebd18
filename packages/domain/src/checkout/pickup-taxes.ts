import type { PickupPlace, TaxRule } from '../website/store-settings.ts'
import type { TaxedPlace } from './tax-rule.ts'

/** Whether taxes of a country hang on the region. */
export function isTaxedByRegion(
  rules: readonly Pick<TaxRule, 'country' | 'region'>[],
  country: string,
): boolean {
  return rules.some((each) => each.country === country && each.region !== null)
}

/** Where goods that are collected are taxed: at the place, which lies in the region of the business where it names none and the country is the same. */
export function taxedPickup(
  { country, region }: Pick<PickupPlace, 'country' | 'region'>,
  business: TaxedPlace | undefined,
): TaxedPlace {
  const isNear = region.trim() === '' && business?.country === country
  return { country, region: isNear ? business.region : region }
}
