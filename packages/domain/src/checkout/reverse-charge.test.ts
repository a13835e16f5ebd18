import { expect, it } from 'vitest'
import { crossesBorder } from '../contact/vat/vat-check.ts'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { buildDiscountContext, buildOffer } from '../testing/discount-builders.ts'
import type { ShippingRate } from '../website/store-settings.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'

it.each([
  ['DE129273398', 'ATU13585627', true],
  ['DE129273398', 'EL094259216', true],
  ['DE129273398', 'DE136695976', false],
  ['DE129273398', 'GB123456789', false],
  ['CHE123', 'ATU13585627', false],
  ['', 'ATU13585627', false],
])('from %s to %s the buyer may owe the tax: %s', (seller, buyer, crosses) => {
  expect(crossesBorder(seller, buyer)).toBe(crosses)
})

const austria = { country: 'AT', region: '', postalCode: '1010' }
const rules = [
  { name: 'USt', country: 'AT', region: null, rateMilliPercent: 20_000, taxesShipping: true },
  { name: 'MwSt.', country: 'DE', region: null, rateMilliPercent: 19_000, taxesShipping: true },
]

/** A jar for 12.00 and delivery for 5.00, to a place; whose buyer has a confirmed number. */
function price(taxInterpretation: 'inclusive' | 'exclusive', country = 'AT') {
  return priceCart([buildPriced({ unitPriceCents: 1200, regularPriceCents: 1200 })], {
    settings: buildSettings({ taxInterpretation, taxRules: rules }),
    shippingAddress: { ...austria, country },
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-22',
    reverseChargeFrom: 'DE',
  })
}

it('prices that contain tax lose that of the place, delivery too; those without stay as they are', () => {
  expect(price('inclusive')).toMatchObject({
    ...{ subtotalCents: 1000, shippingCents: 417, taxCents: 0, grandTotalCents: 1417 },
    ...{ isReverseCharge: true, taxIsIncluded: false, taxLines: [] },
  })
  expect(price('exclusive')).toMatchObject({ subtotalCents: 1200, shippingCents: 500, taxCents: 0 })
})

it('delivery at home and outside of the Union is priced as ever', () => {
  expect(price('inclusive', 'DE')).toMatchObject({ subtotalCents: 1200, taxCents: 272 })
  expect(price('inclusive', 'CH')).not.toHaveProperty('isReverseCharge')
})

const jar = { unitPriceCents: 1200, regularPriceCents: 1200 }

/** A jar for 12.00 in a shop whose prices contain tax, delivered to Austria. */
function priceJar(
  settings: Parameters<typeof buildSettings>[0],
  more: Partial<PricingContext> = {},
  goods: Parameters<typeof buildPriced>[0] = jar,
) {
  return priceCart([buildPriced(goods)], {
    settings: buildSettings({ taxInterpretation: 'inclusive', taxRules: rules, ...settings }),
    shippingAddress: austria,
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-22',
    reverseChargeFrom: 'DE',
    ...more,
  })
}

const sentBy = (rate: ShippingRate) => ({
  shippingZones: [{ name: 'Everywhere', countries: [], rates: [rate] }],
})
const post = { key: 'post', name: 'Post' }

it('where delivery was agreed a place to collect from that is sent along decides nothing', () => {
  const vienna = {
    key: 'vienna',
    name: 'Vienna',
    country: 'AT',
    region: '',
    address: '',
    hours: '',
    priceCents: 0,
  }
  const agreed = {
    shippingAddress: { ...austria, country: 'DE' },
    shippingOptionKey: 'vienna',
    delivery: { name: 'By van', priceCents: 500 },
  }
  const priced = priceJar({ pickups: [vienna] }, agreed)
  expect(priced).not.toHaveProperty('isReverseCharge')
  expect(priced).toMatchObject({ shippingCents: 500, taxCents: 272, taxCountry: 'DE' })
  const collected = { shippingAddress: null, shippingOptionKey: 'vienna' }
  expect(priceJar({ pickups: [vienna] }, collected)).toMatchObject({ isReverseCharge: true, taxCents: 0 })
})

it('delivery that is free above an amount, or by a range of prices, stays what it was when a number is confirmed', () => {
  const free: ShippingRate = { ...post, kind: 'free-over', priceCents: 500, thresholdCents: 1200 }
  expect(priceJar(sentBy(free))).toMatchObject({ shippingCents: 0, grandTotalCents: 1000 })
  const ranges = [
    { toCents: 1100, priceCents: 600 },
    { toCents: null, priceCents: 120 },
  ]
  const byPrice = priceJar(sentBy({ ...post, kind: 'by-price', ranges }))
  expect(byPrice).toMatchObject({ shippingCents: 100, shipping: { options: [{ priceCents: 100 }] } })
})

it('the least that a cart may cost, and that a round goes for, is held against the prices of the shop', () => {
  const round = { key: 'bike', name: 'Bike', country: 'AT', postalCodes: ['1010'], minimumCents: 1200 }
  const localDeliveries = [{ ...round, priceCents: 240, deliveryTime: '' }]
  const priced = priceJar({ minimumSubtotalCents: 1200, localDeliveries }, { shippingOptionKey: 'bike' })
  expect(priced).toMatchObject({ isBelowMinimum: false, shippingCents: 200, grandTotalCents: 1200 })
})

it('a discount of an amount loses the tax in it as its goods do, and all of a price stays all of it', () => {
  const off = (cents: number) => ({
    discounts: buildDiscountContext(buildOffer({ effect: { kind: 'fixed', appliesTo: 'order', cents } })),
  })
  expect(priceJar({}, off(600))).toMatchObject({
    subtotalCents: 1000,
    discountCents: 500,
    shippingCents: 417,
  })
  const sweets = priceJar({}, off(1600), { unitPriceCents: 4, regularPriceCents: 4, quantity: 400 })
  expect(sweets).toMatchObject({ discountCents: sweets.subtotalCents, grandTotalCents: 417 })
})
