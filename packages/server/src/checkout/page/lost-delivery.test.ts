import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, keepDiscount, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'

const rates = [
  { key: 'express', name: 'Express', kind: 'flat', priceCents: 2490 },
  { key: 'post', name: 'Post', kind: 'flat', priceCents: 400 },
] as const

let shop: OpenShop
beforeAll(async () => {
  const bike = { key: 'bike', name: 'Bike', country: 'US', postalCodes: ['10001'], minimumCents: 1_150 }
  shop = await openShop({
    storeSettings: {
      shippingZones: [{ name: 'Home', countries: ['US'], rates }],
      localDeliveries: [{ ...bike, priceCents: 300, deliveryTime: '' }],
    },
  })
  const effect = { kind: 'percentage', appliesTo: 'order', milliPercent: 50_000 } as const
  await keepDiscount(shop, { code: 'HALF', name: 'Half off', effect })
})
afterAll(() => shop.close())

it('leads back to the delivery, and says why, where a code takes the chosen one away', async () => {
  const visitor = await shop.visitor()
  const cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  await visitor.submit('/checkout', { step: 'contact', cartToken, email: 'ada@example.com' })
  const chosen = { ...sampleAddress, shippingOptionKey: 'bike' }
  const delivered = await visitor.submit('/checkout', { step: 'delivery', cartToken, ...chosen })
  expect(delivered.location).toContain('&step=payment')
  const taken = { step: 'code', back: 'payment', cartToken, code: 'HALF' }
  const applied = await visitor.submit('/checkout', taken)
  const page = (await visitor.get(applied.location ?? '')).text
  expect(page).toMatch(/class="vt-step-notice" role="status">The delivery you chose is not offered/)
  expect(page).toContain('Calculated from the delivery you choose')
  expect(page).not.toContain('Place order')
  // What is refused from there shows no step that is not ready.
  const refused = await visitor.submit('/checkout', { ...taken, code: 'NONE' })
  expect(refused.text).toContain('name="step" value="delivery"')
  const placed = await visitor.submit('/checkout', {
    step: 'payment',
    cartToken,
    gateway: 'test',
    billingSame: 'on',
  })
  expect(placed.text).toContain('name="step" value="delivery"')
  expect(placed.text).not.toContain('Place order')
})
