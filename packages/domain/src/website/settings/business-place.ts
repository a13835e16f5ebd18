import { regionsOf } from '../../contact/regions.ts'
import type { Site } from '../site.ts'
import { countryOfName, type Placed, usualCountry } from './usual-country.ts'

/** Where a business is: a code of a country, and one of its region. */
interface BusinessPlace {
  readonly country: string
  readonly region: string
}

/** Where a business is, by the address that its owner wrote in words; '' for what it does not say, or not so that it is known. */
export function businessPlace({ location, language }: Pick<Site, 'location' | 'language'>): BusinessPlace {
  const country = countryOfName(location.addressCountry, language) ?? ''
  const line = location.addressLine2.trim() || location.addressLine1
  return { country, region: country === '' ? '' : regionIn(line, country) }
}

/** Where is sold to who gives no address: where the business is, or where most of its buyers are while it does not say. */
export function placeOfSale(site: Placed & Pick<Site, 'location'>): BusinessPlace {
  const place = businessPlace(site)
  return place.country === '' ? { country: usualCountry(site), region: '' } : place
}

/** Of `Brooklyn, NY 11201`, `Portland, Oregon` and `Toronto ON M5V 2T6`: the last of its parts that is a region, or ends in the code of one. */
function regionIn(line: string, country: string): string {
  const regions = regionsOf(country)
  const parts = line.split(',').map((part) => wordsOf(part))
  for (const words of parts.toReversed()) {
    const name = words.join(' ').toUpperCase()
    const last = words.at(-1)
    const found = regions.find(
      (each) => each.name.toUpperCase() === name || each.code === name || each.code === last,
    )
    if (found) return found.code
  }
  return ''
}

/** Without its postcode. */
function wordsOf(part: string): readonly string[] {
  return part.split(/\s+/).filter((word) => word !== '' && !/\d/.test(word))
}
