import type { Address } from './address.ts'
import { fieldNames } from './check-address.ts'

/** Whether a parcel goes to the same person and place; a phone number makes no other address. */
export function isSameAddress(one: Address, other: Address): boolean {
  return fieldNames.every((field) => field === 'phone' || one[field] === other[field])
}
