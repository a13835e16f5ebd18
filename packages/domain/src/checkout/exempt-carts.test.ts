import { expect, it } from 'vitest'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { priceCart } from './price-cart.ts'

const place = { country: 'AT', region: '', postalCode: '1010' }
const isMarked = (part: Parameters<typeof buildPriced>[0]) =>
  priceCart([buildPriced(part)], {
    settings: buildSettings({}),
    ...{ shippingAddress: place, billingAddress: place, shippingOptionKey: null, today: '2026-11-22' },
    reverseChargeFrom: 'DE',
  }).isReverseCharge

it('nobody owes the tax of what has none: gift cards, and what is exempt', () => {
  expect([isMarked({}), isMarked({ productType: 'service' })]).toEqual([true, true])
  expect([isMarked({ productType: 'gift-card' }), isMarked({ taxClass: 'exempt' })]).toEqual([
    undefined,
    undefined,
  ])
})
