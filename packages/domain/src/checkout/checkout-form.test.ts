import { expect, it } from 'vitest'
import { emptyAddress } from '../contact/check-address.ts'
import { addressOfForm, formErrors } from './checkout-form.ts'

const fields = {
  firstName: ' Ada ',
  country: 'GB',
  phone: '1',
  'billing.firstName': 'Bob',
  'billing.postalCode': 'N1 9GU ',
}

it('reads the address of one prefix, trimmed, with the phone of the contact', () => {
  expect(addressOfForm(fields, '', ' 020 7946 0000 ')).toEqual({
    ...emptyAddress,
    firstName: 'Ada',
    country: 'GB',
    phone: '020 7946 0000',
  })
  expect(addressOfForm(fields, 'billing.', '')).toEqual({
    ...emptyAddress,
    firstName: 'Bob',
    postalCode: 'N1 9GU',
  })
})

it('names errors after the fields in which they are mended', () => {
  const errors = {
    'shippingAddress.city': 'a',
    'billingAddress.city': 'b',
    'payment.expiry': 'c',
    email: 'd',
  }
  expect(formErrors(errors)).toEqual({ city: 'a', 'billing.city': 'b', expiry: 'c', email: 'd' })
})
