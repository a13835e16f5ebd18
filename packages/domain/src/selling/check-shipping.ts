import { postalPatternProblem, postalPatternText, withoutPrefix } from '../checkout/postal-pattern.ts'
import { isTaxedByRegion, lacksRegion } from '../checkout/tax-rule.ts'
import { countryCodes } from '../contact/country-codes.ts'
import { addressFormat } from '../contact/country-formats.ts'
import type {
  LocalDelivery,
  PickupPlace,
  ShippingRate,
  ShippingZone,
  TaxRule,
} from '../website/store-settings.ts'
import { fieldText } from './field-texts.ts'

/** How things are sent and collected, as owners edit it. */
export interface Shipping {
  readonly zones: readonly ShippingZone[]
  readonly pickups: readonly PickupPlace[]
  readonly localDeliveries: readonly LocalDelivery[]
}

type Errors = Record<string, string>

/** What owners read of a shipping zone that cannot be followed. */
const shippingText = {
  oneCountry: 'Regions and postcodes need a zone of one country.',
  noRange: 'Please add a range.',
  rangeTwice: 'Two ranges end at the same place.',
  keyTwice: 'Two ways of delivery have the same key.',
  noPostalCodes: 'Please write the postcodes that you deliver to.',
  digitsAlone: 'Postcodes of this country have no letters.',
  addressMissing: 'Please say where it is.',
  regionMissing: 'Please choose its region: your taxes here are by region.',
} as const

/** Says what is wrong with the ways of delivery, by field. */
export function checkShipping(
  { zones, pickups, localDeliveries }: Shipping,
  taxRules: readonly TaxRule[],
): Readonly<Record<string, string>> {
  const errors: Errors = {}
  const keys = new Set<string>()
  const takeKey = (key: string, path: string) => {
    if (keys.has(key)) errors[path] = shippingText.keyTwice
    keys.add(key)
  }
  for (const [index, zone] of zones.entries()) {
    const path = `zones.${index}`
    checkZone(zone, path, errors)
    for (const [at, rate] of zone.rates.entries()) {
      // A rate may stand in several zones under its key; within a zone it names one.
      if (zone.rates.findIndex((each) => each.key === rate.key) !== at) {
        errors[`${path}.rates.${at}.key`] = shippingText.keyTwice
      }
      checkRate(rate, `${path}.rates.${at}`, errors)
    }
  }
  for (const rate of zones.flatMap((each) => each.rates)) keys.add(rate.key)
  for (const [index, place] of pickups.entries()) {
    const path = `pickups.${index}`
    takeKey(place.key, `${path}.key`)
    if (place.name.trim() === '') errors[`${path}.name`] = fieldText.nameMissing
    if (place.address.trim() === '') errors[`${path}.address`] = shippingText.addressMissing
    if (!countryCodes.includes(place.country)) errors[`${path}.country`] = fieldText.countryUnknown
    else if (lacksRegion(place) && isTaxedByRegion(taxRules, place.country))
      errors[`${path}.region`] = shippingText.regionMissing
  }
  for (const [index, round] of localDeliveries.entries()) {
    const path = `localDeliveries.${index}`
    takeKey(round.key, `${path}.key`)
    if (round.name.trim() === '') errors[`${path}.name`] = fieldText.nameMissing
    if (!countryCodes.includes(round.country)) errors[`${path}.country`] = fieldText.countryUnknown
    if (round.postalCodes.length === 0) errors[`${path}.postalCodes`] = shippingText.noPostalCodes
    checkPostalCodes(round.postalCodes, {
      countries: [round.country],
      path: `${path}.postalCodes`,
      errors,
    })
  }
  return errors
}

function checkZone(zone: ShippingZone, path: string, errors: Errors): void {
  const { name, countries, regions = [], postalCodes = [] } = zone
  if (name.trim() === '') errors[`${path}.name`] = fieldText.nameMissing
  if (countries.some((each) => !countryCodes.includes(each))) {
    errors[`${path}.countries`] = fieldText.countryUnknown
  }
  if (countries.length !== 1 && regions.length > 0) errors[`${path}.regions`] = shippingText.oneCountry
  if (countries.length !== 1 && postalCodes.length > 0)
    errors[`${path}.postalCodes`] = shippingText.oneCountry
  checkPostalCodes(postalCodes, { countries, path: `${path}.postalCodes`, errors })
}

/** Where patterns of postcodes stand. */
interface PostalField {
  readonly countries: readonly string[]
  readonly path: string
  readonly errors: Errors
}

function checkPostalCodes(patterns: readonly string[], { countries, path, errors }: PostalField): void {
  const country = countries.find((each) => countryCodes.includes(each)) ?? ''
  const hasDigitsAlone = countries.length === 1 && isOfDigitsAlone(country)
  for (const pattern of patterns) {
    const problem = postalPatternProblem(pattern, country)
    if (problem) errors[path] = `${pattern}: ${postalPatternText[problem]}`
    else if (hasDigitsAlone && /\p{L}/u.test(withoutPrefix(pattern, country)))
      errors[path] = `${pattern}: ${shippingText.digitsAlone}`
  }
}

/** By what its postcodes may look like, not by the example: letters of the country, as in DK-1050, are none of the code. */
function isOfDigitsAlone(country: string): boolean {
  const { postalPattern, postalPrefix } = addressFormat(country)
  const classes = /\\[a-z]/g
  return (
    postalPattern !== null &&
    !/[a-z]/i.test(postalPattern.source.replace(classes, '').replace(postalPrefix, ''))
  )
}

function checkRate(rate: ShippingRate, path: string, errors: Errors): void {
  if (rate.name.trim() === '') errors[`${path}.name`] = fieldText.nameMissing
  if (rate.kind === 'by-weight')
    checkRanges(
      rate.ranges.map((each) => each.toGrams),
      path,
      errors,
    )
  if (rate.kind === 'by-price')
    checkRanges(
      rate.ranges.map((each) => each.toCents),
      path,
      errors,
    )
}

function checkRanges(ends: readonly (number | null)[], path: string, errors: Errors): void {
  if (ends.length === 0) errors[`${path}.ranges`] = shippingText.noRange
  if (new Set(ends).size < ends.length) errors[`${path}.ranges`] = shippingText.rangeTwice
}
