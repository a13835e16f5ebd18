import { describe, expect, it } from 'vitest'
import { priceCart } from '../../checkout/price-cart.ts'
import type { DiscountContext } from '../../discounts/discount-offer.ts'
import { tooLittleText, waivedContext } from '../../discounts/waiver.ts'
import { isTooLittle } from '../../payments/too-little.ts'
import { buildPriced, buildSettings } from '../../testing/builders.ts'

describe('isTooLittle', () => {
  it('is more than nothing, and less than a card is charged in its currency', () => {
    const sums = [0, 1, 49, 50]
    expect(sums.map((cents) => isTooLittle(cents, 'USD'))).toEqual([false, true, true, false])
    expect(isTooLittle(29, 'GBP')).toBe(true)
    expect(isTooLittle(30, 'GBP')).toBe(false)
  })
})

describe('a payment that is waived', () => {
  it('costs nothing, whatever of it is goods, delivery or tax', () => {
    const rates = [{ key: 'post', name: 'Post', kind: 'flat' as const, priceCents: 20 }]
    const tax = { name: 'Tax', country: 'US', region: null, rateMilliPercent: 10_000, taxesShipping: true }
    const settings = buildSettings({
      taxRules: [tax],
      shippingZones: [{ name: 'Everywhere', countries: [], rates }],
    })
    const price = (discounts: DiscountContext | null) =>
      priceCart([buildPriced({ unitPriceCents: 10 })], {
        settings,
        shippingAddress: { country: 'US', region: 'NY', postalCode: '10001' },
        billingAddress: null,
        shippingOptionKey: 'post',
        today: '2026-11-22',
        ...(discounts && { discounts }),
      })
    const asked = price(null)
    expect(asked.grandTotalCents).toBe(33)
    const waived = waivedContext({
      context: null,
      applied: asked.discounts,
      name: tooLittleText,
      nowMs: 0,
    })
    expect(price(waived)).toMatchObject({ taxCents: 0, shippingCents: 0, grandTotalCents: 0 })
  })
})
