import type { Address } from './address.ts'

/** A postal address as it is sent to clients. */
export function presentAddress(address: Address): Address {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    country: address.country,
    phone: address.phone,
  }
}
