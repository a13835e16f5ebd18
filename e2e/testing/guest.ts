import { randomUUID } from 'node:crypto'

/** A guest's address and card, as typed at checkout. */
export const guest = {
  email: 'grace@example.org',
  phone: '+1 555 0100',
  address: {
    firstName: 'Grace',
    lastName: 'Hopper',
    line1: '1 Harbor Street',
    line2: '',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
    phone: '+1 555 0100',
  },
}

/** Card numbers of the test gateway, by what they do. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForConfirmation: '4000 0027 6000 3184',
  timesOut: '4000 0000 0000 0119',
}

/** The body of the place-order call for a guest paying by a test card. */
export function orderBody(cartToken: string, shippingOptionKey: string | null, cardNumber = cards.succeeds) {
  return {
    cartToken,
    attemptKey: randomUUID(),
    email: guest.email,
    phone: guest.phone,
    wantsNews: false,
    shippingAddress: guest.address,
    billingAddress: null,
    shippingOptionKey,
    payment: { gateway: 'test', cardNumber, expiry: '12/34', securityCode: '123' },
  }
}
