import { usualCountry } from '../website/settings/usual-country.ts'
import { europeanMarket } from './duties.ts'
import type { DutySite } from './duties-of.ts'

/** Whether the usual country of a site is one of the European market, whose law of goods then holds for it. */
export function isInEuropeanMarket(site: DutySite): boolean {
  return europeanMarket.includes(usualCountry(site))
}
