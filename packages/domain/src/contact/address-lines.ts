import { formatAddress, type Address as LibraryAddress } from 'localized-address-format'
import { keepFormats } from '../words/keep-formats.ts'
import type { Address } from './address.ts'

/**
 * A postal address as its country writes one, the country by its name in the language of the reader: the lines of a parcel, a mail or a
 * page, without empty ones. Nothing that was given is left out, even where the country's form has no place for it.
 */
export function addressLines(address: Address, locale: string): readonly string[] {
  const lines = formatAddress(partsOf(address), scriptOf(address)).map((line) =>
    line.replace(/^[\s,]+/, '').trim(),
  )
  const lost = [address.city, address.region, address.postalCode].filter(
    (part) => part !== '' && !lines.some((line) => line.includes(part)),
  )
  return [...lines, lost.join(' '), countryName(address.country, locale)].filter((line) => line !== '')
}

/** The same with the telephone number at its end, for those who send. */
export function addressLinesWithPhone(address: Address, locale: string): readonly string[] {
  return [...addressLines(address, locale), address.phone].filter((line) => line !== '')
}

/** A country's name in a language; the code where it has none. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return namesIn(locale).of(code) ?? code
}

const namesByLocale = keepFormats<Intl.DisplayNames>()

function namesIn(locale: string): Intl.DisplayNames {
  return namesByLocale(locale, () => new Intl.DisplayNames(locale, { type: 'region' }))
}

/** Countries in which the family name stands before the given one. */
export const familyNameFirst: ReadonlySet<string> = new Set(['CN', 'HK', 'HU', 'JP', 'KR', 'MO', 'TW', 'VN'])

function partsOf(address: Address): LibraryAddress {
  const { country, city, region, postalCode, line1, line2 } = address
  const street = [line1, line2].filter((line) => line !== '')
  // In Japan and the Emirates the city is a part of the street's lines.
  const isInStreet = !formOf(country, scriptOf(address)).includes(mark.city) && city !== ''
  const isBefore = scriptOf(address) === 'local'
  const withCity = isBefore ? [`${city}${line1}`, ...street.slice(1)] : [...street, city]
  return {
    postalCountry: country,
    administrativeArea: region,
    locality: city,
    postalCode,
    name: nameOf(address),
    addressLines: isInStreet ? withCity : street,
  }
}

function nameOf(address: Address): string {
  const { firstName, lastName, country } = address
  const isWritten = country === 'HU' || scriptOf(address) === 'local'
  const isFamilyFirst = familyNameFirst.has(country) && isWritten
  const names = isFamilyFirst ? [lastName, firstName] : [firstName, lastName]
  return names.filter((name) => name !== '').join(' ')
}

/** Addresses of East Asia are written from the largest part to the smallest in their own scripts, the other way round in Latin letters. */
function scriptOf({ line1, city }: Address): 'local' | 'latin' {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(line1 + city)
    ? 'local'
    : 'latin'
}

const mark = { city: '{city}', region: '{region}', postalCode: '{postalCode}', street: '{street}' } as const

/** How a country writes an address, with a mark for each part. */
function formOf(postalCountry: string, script: 'local' | 'latin'): string {
  const marked = {
    postalCountry,
    administrativeArea: mark.region,
    locality: mark.city,
    postalCode: mark.postalCode,
    addressLines: [mark.street],
  }
  return formatAddress(marked, script).join('\n')
}

/** In which order a country asks for the parts below the name; a part that it does not use is left out. */
export function orderOfParts(country: string): readonly (keyof typeof mark)[] {
  const form = formOf(country, 'local')
  const parts = ['city', 'region', 'postalCode', 'street'] as const
  return parts
    .filter((part) => form.includes(mark[part]))
    .sort((one, other) => form.indexOf(mark[one]) - form.indexOf(mark[other]))
}
