import type { SavedMethod } from '../payments/saved-method.ts'

/** How people know a way to pay: `Visa •••• 4242`. */
export function methodLabel({ kind, brand, last4 }: SavedMethod): string {
  const name = brand || kind
  const shown = name.charAt(0).toUpperCase() + name.slice(1)
  return last4 === '' ? shown : `${shown} •••• ${last4}`
}
