import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'

interface SavedAddressesProps {
  readonly saved: NonNullable<CheckoutPageProps['savedAddresses']>
}

/** The address book of a buyer who is signed in: links that fill one in, scripts or not. */
export function SavedAddresses({ saved }: SavedAddressesProps) {
  if (saved.length < 2) return null
  return (
    <details className="vt-saved-addresses">
      <summary>Choose another of your addresses</summary>
      <ul>
        {saved.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
