import { usualCountry } from '../settings/usual-country.ts'
import type { Site } from '../site.ts'

/** Where a reduction is announced with the lowest price of the 30 days before it (Directive 98/6/EC): the Union, and the others of its market. */
const countries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Whether the country of a site wants that. */
export function tellsLowestPrice(site: Pick<Site, 'store' | 'location' | 'language' | 'timeZone'>): boolean {
  return countries.includes(usualCountry(site))
}
