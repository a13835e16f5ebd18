import type { Address } from '@vitrine/domain/checkout/address'

/** The lines of a postal address, without empty ones, the country by its name. */
export function addressLines(address: Address, locale: string): readonly string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.line1,
    address.line2,
    `${address.city} ${address.region} ${address.postalCode}`.replace(/\s+/g, ' '),
    countryName(address.country, locale),
    address.phone,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
