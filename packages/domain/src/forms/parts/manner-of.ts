import { addressFormat, type PlaceField } from '../../contact/country-formats.ts'
import { type Placed, usualCountry } from '../../website/settings/usual-country.ts'
import { americanManner, type FieldManner } from './field-manner.ts'
import { formatIn } from './format-in.ts'

/** The manner of a site, in the language that it is read in: telephone numbers and addresses go by its country. */
export function mannerOf(site: Placed): FieldManner {
  const country = usualCountry(site)
  return {
    phoneIsWhole: !northAmerican.has(country),
    dateOrder: dateOrderIn(site.language),
    addressOrder: addressOrderIn(country),
    hasHalves: halvesIn(site.language),
  }
}

/** Countries of the North American numbering plan: an area of three digits, then three, then four. */
const northAmerican: ReadonlySet<string> = new Set([
  ...['AG', 'AI', 'AS', 'BB', 'BM', 'BS', 'CA', 'DM', 'DO', 'GD', 'GU', 'JM', 'KN'],
  ...['KY', 'LC', 'MP', 'MS', 'PR', 'SX', 'TC', 'TT', 'US', 'VC', 'VG', 'VI'],
])

const addressPlaces: Readonly<Record<PlaceField, number>> = { city: 2, region: 3, postalCode: 4 }

/** As the checkout asks, but for the country, which comes last: it is written, not chosen. */
function addressOrderIn(country: string): readonly number[] {
  const { places, isStreetLast } = addressFormat(country)
  const street = [0, 1]
  const below = places.map((each) => addressPlaces[each])
  return [...(isStreetLast ? [...below, ...street] : [...street, ...below]), 5]
}

const datePlaces: Readonly<Record<string, number>> = { month: 0, day: 1, year: 2 }

function dateOrderIn(language: string): readonly number[] {
  const written = formatIn(language, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0)
  const order = written.flatMap(({ type }) => datePlaces[type] ?? [])
  return order.length === 3 ? order : americanManner.dateOrder
}

function halvesIn(language: string): boolean {
  return formatIn(language, { hour: 'numeric' }).resolvedOptions().hour12 ?? true
}
