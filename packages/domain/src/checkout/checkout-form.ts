import type { Address } from '../contact/address.ts'

/** What stands before the names of an address's fields in the checkout's form. */
export type AddressPrefix = '' | 'billing.'

/** Reads an address out of the fields of the checkout's form. A phone number is asked for once, with the contact: it is given. */
export function addressOfForm(
  fields: Readonly<Record<string, string>>,
  prefix: AddressPrefix,
  phone: string,
): Address {
  const read = (name: keyof Address) => (fields[`${prefix}${name}`] ?? '').trim()
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    region: read('region'),
    postalCode: read('postalCode'),
    country: read('country'),
    phone: phone.trim(),
  }
}

/** Names errors of an order, which are by the fields of its call, after the fields of the form. */
export function formErrors(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const named = Object.entries(errors).map(([name, text]) => [
    name
      .replace(/^shippingAddress\./, '')
      .replace(/^billingAddress\./, 'billing.')
      .replace(/^payment\./, ''),
    text,
  ])
  return Object.fromEntries(named)
}

/** What stands before the names of the fields of the shop's own form in the checkout's. */
export const checkoutFormPrefix = 'form.'
