import type { Address } from './address.ts'
import {
  addressTexts,
  cityMissingTexts,
  postalCodeMissingTexts,
  postalCodeWrongTexts,
  regionMissingTexts,
  regionUnknownTexts,
} from './address-texts.ts'
import { contactText, isPhone } from './check-contact.ts'
import { addressFormat, tidyPostalCode, writesRegion } from './country-formats.ts'
import { regionCode, regionsOf } from './regions.ts'
import { isZipCodeOf } from './zip-codes.ts'

/** An address in its stored form, or a text for each field that is wrong. */
export type AddressResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<keyof Address, string>>> }

/** Longest text that a field of an address holds. */
export const maxFieldLength = 200

/** Checks an address by its country's format. `countries` are those that can be chosen. */
export function checkAddress(sent: Address, countries: readonly string[]): AddressResult {
  const address = tidyAddress(sent)
  const errors: Partial<Record<keyof Address, string>> = {}
  if (address.country === '') errors.country = addressTexts.countryMissing
  else if (!countries.includes(address.country)) errors.country = addressTexts.countryNotServed
  if (address.firstName === '') errors.firstName = addressTexts.firstNameMissing
  if (address.lastName === '') errors.lastName = addressTexts.lastNameMissing
  if (address.line1 === '') errors.line1 = addressTexts.line1Missing
  Object.assign(errors, checkPlaces(address))
  if (!isPhone(address.phone)) errors.phone = contactText.phoneWrong
  for (const field of fieldNames) {
    if (address[field].length > maxFieldLength) errors[field] = `Use at most ${maxFieldLength} characters.`
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, address }
}

/** Trims every field and puts country, region and postal code into their usual shape. */
export function tidyAddress(sent: Address): Address {
  const country = sent.country.trim().toUpperCase()
  const hasRegions = regionsOf(country).length > 0
  // What was chosen for another country before is no part of an address that has no such field.
  return {
    firstName: sent.firstName.trim(),
    lastName: sent.lastName.trim(),
    line1: sent.line1.trim(),
    line2: sent.line2.trim(),
    city: sent.city.trim(),
    region: hasRegions ? regionCode(country, sent.region) : writesRegion(country) ? sent.region.trim() : '',
    postalCode: tidyPostalCode(sent.postalCode),
    country,
    phone: sent.phone.trim(),
  }
}

/** An address of which some parts are known. */
export function completeAddress(known: Partial<Address>): Address {
  return { ...emptyAddress, ...known }
}

/** An address of which nothing is known. */
export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
}

/** The fields of an address, in the order they are asked for. */
export const fieldNames: readonly (keyof Address)[] = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
]

/** Whether a parcel goes to the same person and place; a phone number makes no other address. */
export function isSameAddress(one: Address, other: Address): boolean {
  return fieldNames.every((field) => field === 'phone' || one[field] === other[field])
}

function checkPlaces(address: Address): Partial<Record<keyof Address, string>> {
  const format = addressFormat(address.country)
  const { city, region, postalCode } = format.labels
  const missing = {
    city: cityMissingTexts[city],
    region: regionMissingTexts[region],
    postalCode: postalCodeMissingTexts[postalCode],
  }
  const errors: Partial<Record<keyof Address, string>> = {}
  for (const field of format.required) if (address[field] === '') errors[field] = missing[field]
  const known = format.regions.find((each) => each.code === address.region)
  if (address.region !== '' && format.regions.length > 0 && !known) errors.region = regionUnknownTexts[region]
  if (address.postalCode === '') return errors
  if (format.postalPattern && !format.postalPattern.test(address.postalCode))
    errors.postalCode = postalCodeWrongTexts[postalCode](format.postalExample)
  // Sales tax hangs on both: who names another state pays none of where it is sent.
  else if (address.country === 'US' && known && !isZipCodeOf(address.postalCode, known.code))
    errors.postalCode = addressTexts.zipCodeElsewhere(known.name)
  return errors
}
