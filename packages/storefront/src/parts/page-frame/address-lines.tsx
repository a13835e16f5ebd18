import type { Address } from '@vitrine/domain/contact/address'
import { addressLines } from '@vitrine/domain/contact/address-lines'

/** A postal address as it is written on a parcel. */
export function AddressLines({ address, locale }: { readonly address: Address; readonly locale: string }) {
  return (
    <address className="vt-address">
      {addressLines(address, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
