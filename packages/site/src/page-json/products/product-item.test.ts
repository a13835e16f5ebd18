import type { SubscriptionPlan } from '@vitrine/domain/catalogue/product'
import { buildCollection, buildMug, buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { productItemJson } from './product-item.ts'

const variantsOf = (subscription: SubscriptionPlan | null, site = buildSite()) =>
  productItemJson(buildMug({ subscription }), buildCollection(), site).variants

describe('the variants of a product in page data', () => {
  it.each([
    [{ interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }, '{price} every month'],
    [{ interval: { value: 2, unit: 'WEEK' }, billingCycles: 3 }, '{price} every 2 weeks for 6 weeks'],
  ] as const)('say how often a subscription of %j is paid', (subscription, priceWording) => {
    expect(variantsOf(subscription)).toMatchObject([{ priceWording }, { priceWording }])
  })

  it.each([
    [{ interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }, '{price} pro Monat'],
    [{ interval: { value: 2, unit: 'WEEK' }, billingCycles: 3 }, '{price} alle 2 Wochen, 6 Wochen lang'],
    [{ interval: { value: 1, unit: 'YEAR' }, billingCycles: 0 }, '{price} pro Jahr'],
  ] as const)('say so in the language of the site of %j', (subscription, priceWording) => {
    expect(variantsOf(subscription, buildSite({ language: 'de-DE' }))[0]).toMatchObject({ priceWording })
  })

  it('are never on sale where they are gift cards, whatever is kept of them', () => {
    const kept = buildMug({ type: 'gift-card' })
    const variants = kept.variants.map((each) => ({ ...each, isOnSale: true, salePriceCents: 1 }))
    const item = productItemJson({ ...kept, variants }, buildCollection(), buildSite())
    expect(item.structuredContent.onSale).toBe(false)
    expect(item.variants.map(({ onSale }) => onSale)).toEqual([false, false])
  })

  it('say no such thing of what is bought once', () => {
    expect(variantsOf(null)[0]).not.toHaveProperty('priceWording')
  })
})
