import { regionCode } from '../contact/regions.ts'
import type { ShippingZone } from '../website/store-settings.ts'
import { matchesPostalCode } from './postal-pattern.ts'

/** Where a parcel goes, as far as a zone asks. */
export interface Destination {
  /** ISO 3166-1 alpha-2; '' while it is not known. */
  readonly country: string
  readonly region: string
  readonly postalCode: string
}

/** What of an address a zone named, the most exact last. */
const zoneMatches = ['everywhere-else', 'country', 'region', 'postcode'] as const
type ZoneMatch = (typeof zoneMatches)[number]

/** Why a zone does not hold an address. */
type ZoneMiss = 'other-country' | 'other-region' | 'other-postcode'

/** What became of each zone: how it holds the address, or why not. The most exact wins; of two that are as exact, the first. */
export interface ZoneFinding {
  readonly zone: ShippingZone
  readonly match: ZoneMatch | null
  readonly miss: ZoneMiss | null
  readonly isChosen: boolean
}

/** Looks at every zone for an address. */
export function findZones(zones: readonly ShippingZone[], destination: Destination): readonly ZoneFinding[] {
  const results = zones.map((zone) => matchZone(zone, destination))
  const ranks = results.map((each) => (isMatch(each) ? zoneMatches.indexOf(each) : -1))
  const best = Math.max(-1, ...ranks)
  const chosen = best < 0 ? -1 : ranks.indexOf(best)
  return zones.map((zone, index) => {
    const result = results[index] ?? 'other-country'
    const match = isMatch(result) ? result : null
    return { zone, match, miss: isMatch(result) ? null : result, isChosen: index === chosen }
  })
}

function matchZone(zone: ShippingZone, destination: Destination): ZoneMatch | ZoneMiss {
  const { countries, regions = [], postalCodes = [] } = zone
  const { country, postalCode } = destination
  if (countries.length === 0) return 'everywhere-else'
  if (!countries.includes(country)) return 'other-country'
  const region = regionCode(country, destination.region)
  const isInRegion = regions.some((each) => regionCode(country, each) === region)
  if (regions.length > 0 && !isInRegion) return 'other-region'
  const isInCodes = postalCodes.some((each) => matchesPostalCode(each, country, postalCode))
  if (postalCodes.length > 0) return isInCodes ? 'postcode' : 'other-postcode'
  return regions.length > 0 ? 'region' : 'country'
}

function isMatch(result: ZoneMatch | ZoneMiss): result is ZoneMatch {
  return zoneMatches.some((each) => each === result)
}
