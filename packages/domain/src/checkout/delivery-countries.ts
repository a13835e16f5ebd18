import { countryCodes } from '../contact/country-codes.ts'
import type { ShippingZone } from '../website/store-settings.ts'

/** Countries that some zone has a rate for; all of them where a zone is for everywhere else. */
export function deliveryCountries(zones: readonly ShippingZone[]): readonly string[] {
  const served = zones.filter((each) => each.rates.length > 0)
  if (served.some((each) => each.countries.length === 0)) return countryCodes
  return [...new Set(served.flatMap((each) => each.countries))]
}
