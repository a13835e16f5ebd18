import type { Address } from '@vitrine/domain/checkout/address'

/** A postal address as it is written on a parcel. */
export function AddressLines({ address, locale }: { readonly address: Address; readonly locale: string }) {
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter(Boolean).join(' '),
    countryName(address.country, locale),
  ].filter(Boolean)
  return (
    <address className="vt-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

/** A country's name in the page's language; the code where it has none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region' }).of(code) ?? code
}
