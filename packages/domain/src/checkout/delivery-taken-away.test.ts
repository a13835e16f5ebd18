import { expect, it } from 'vitest'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { buildDiscountContext, buildOffer } from '../testing/discount-builders.ts'
import type { LocalDelivery, StoreSettings } from '../website/store-settings.ts'
import { priceCart } from './price-cart.ts'

const newYork = { country: 'US', region: 'NY', postalCode: '10001' }
const round: LocalDelivery = {
  ...{ key: 'bike', name: 'By bicycle', country: 'US', postalCodes: ['10001'] },
  ...{ priceCents: 500, minimumCents: 5000, deliveryTime: '' },
}
const fourOff = buildOffer({ effect: { kind: 'fixed', appliesTo: 'order', cents: 400 } })
const goods = [buildPriced({ quantity: 1, unitPriceCents: 5200 })]

function price(postCents: number | null, more: Partial<StoreSettings> = {}) {
  const settings = buildSettings({ localDeliveries: [round], ...more })
  const [zone] = settings.shippingZones
  const post = { key: 'post', name: 'Post', kind: 'flat', priceCents: postCents ?? 0 } as const
  const shippingZones = zone && postCents !== null ? [{ ...zone, rates: [post] }] : []
  const context = { shippingAddress: newYork, billingAddress: null, today: '2026-11-22' }
  return priceCart(goods, {
    ...context,
    settings: { ...settings, shippingZones },
    shippingOptionKey: 'bike',
    discounts: buildDiscountContext(fourOff),
  })
}

it('a discount that takes the chosen delivery away is taken only where goods and the cheapest other way cost less', () => {
  expect(price(1200)).toMatchObject({ grandTotalCents: 5700, shipping: { selectedKey: 'bike' } })
  expect(price(600)).toMatchObject({ discountCents: 400, shipping: { selectedKey: null } })
})

it('a discount with which nothing could be delivered any more is not taken', () => {
  expect(price(null)).toMatchObject({ grandTotalCents: 5700, shipping: { selectedKey: 'bike' } })
})

it('picking the goods up is no other way for who wants them brought', () => {
  const place = { address: '', hours: '', country: 'US', region: 'NY' }
  const pickups = [{ ...place, key: 'shop', name: 'At the shop', priceCents: 0 }]
  expect(price(1200, { pickups })).toMatchObject({ grandTotalCents: 5700, shipping: { selectedKey: 'bike' } })
  expect(price(600, { pickups })).toMatchObject({ discountCents: 400, shipping: { selectedKey: null } })
  expect(price(null, { pickups })).toMatchObject({ grandTotalCents: 5700, shipping: { selectedKey: 'bike' } })
})
