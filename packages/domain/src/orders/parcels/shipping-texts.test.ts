import { expect, it } from 'vitest'
import { namedShippingText, shippingCostText, shippingText } from './shipping-texts.ts'

it.each([
  ['Pickup', { isPickup: true, name: 'Studio' }],
  ['Delivery', { isPickup: false, isLocal: true, name: 'Studio' }],
  ['Shipping', { isPickup: false, name: 'Studio' }],
])('calls the way in which an order comes %s wherever its sums stand', (text, shipping) => {
  expect(shippingText(shipping)).toBe(text)
  expect(namedShippingText(shipping)).toBe(`${text} (Studio)`)
  expect(shippingCostText(shipping, '$5')).toBe(`${text}: $5`)
})
