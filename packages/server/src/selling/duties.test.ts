import { dutyCodes } from '@vitrine/domain/legal/duties'
import { noLegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({
    site: { language: 'de-DE', legal: { ...noLegalTexts, returns: '<p>14 Tage</p>' } },
    storeSettings: {
      defaultCountry: 'DE',
      currency: 'EUR',
      taxInterpretation: 'inclusive',
      taxRules: [
        { name: 'MwSt.', country: 'DE', region: null, rateMilliPercent: 19_000, taxesShipping: true },
      ],
      shippingUrl: '/versand',
    },
  })
  shop.clock.nowMs = Date.parse('2026-10-12T12:00:00Z')
  const [blue, ...others] = shop.mug.variants
  if (!blue) throw new Error('The mug has no variant')
  await shop.store.transaction(async (tables) => {
    const sale = { ...blue, isOnSale: true, salePriceCents: 900 }
    await tables.products.save({ ...shop.mug, variants: [sale, ...others] })
    await tables.site.raiseRevision()
  })
})
afterAll(() => shop.close())

const productPage = async () => (await shop.get('/shop/enamel-mug')).body

async function checkoutPage(): Promise<string> {
  const visitor = await shop.visitor()
  const cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
  await visitor.submit('/checkout', { step: 'contact', cartToken, email: 'ada@example.com' })
  const placed = await visitor.submit('/checkout', { step: 'delivery', cartToken, ...sampleAddress })
  const { text } = await visitor.get(placed.location ?? '')
  return text.slice(text.indexOf('<div id="checkout-page">'))
}

/** Where each duty is seen. */
const seen: Record<(typeof dutyCodes)[number], () => Promise<boolean>> = {
  'price-note': async () =>
    /<p class="vt-price-note">.*inkl\. MwSt\..*<a href="\/versand"><span lang="de">zzgl\. Versand/.test(
      await productPage(),
    ),
  'lowest-price': async () => {
    const { item } = JSON.parse((await shop.get('/shop/enamel-mug?format=json')).body)
    return item.lowestPrices.length > 0
  },
  'delivery-before-order': async () =>
    /class="vt-essentials".*Enamel Mug.*Versand.*Gesamtsumme.*Lieferung: .*vt-step-button/is.test(
      await checkoutPage(),
    ),
  'withdrawal-information': async () =>
    /<a href="\/legal\/returns" lang="de">Widerrufsbelehrung<\/a>.*vt-step-button/s.test(
      await checkoutPage(),
    ),
  'order-button': async () =>
    />(<svg(?:(?!<\/svg>).)*<\/svg>)?<span lang="de">Zahlungspflichtig bestellen<\/span><\/button>/s.test(
      await checkoutPage(),
    ),
  'withdrawal-function': async () =>
    (await productPage()).includes('<a href="/withdraw" lang="de" rel="nofollow">Vertrag widerrufen</a>'),
}

describe('what the law of the shop’s country wants shown', () => {
  it.each(dutyCodes)('%s stands on its page', async (code) => {
    expect(await seen[code]()).toBe(true)
  })

  it('has its note below the price where a product is shown over its list too', async () => {
    for (const format of ['quick-view', 'main-content']) {
      const { body } = await shop.get(`/shop/enamel-mug?format=${format}`)
      expect(body.match(/vt-price-note/g)).toHaveLength(1)
    }
  })

  it('speaks of no tax in the price of what is not taxed, and of a gift card', async () => {
    const exempt = { ...shop.workshop, taxClass: 'exempt' } as const
    await shop.store.transaction(async (tables) => {
      await tables.products.save(exempt)
      await tables.site.raiseRevision()
    })
    for (const { urlId } of [exempt, shop.giftCard]) {
      const { body } = await shop.get(`/shop/${urlId}`)
      expect(body).toContain('</html>')
      expect(body).not.toContain('vt-price-note')
    }
    expect(await productPage()).toContain('inkl. MwSt.')
  })

  it('is not shown where its owner switched it off, nor in countries without such a law', async () => {
    const site = await shop.store.site.read()
    const save = async (store: Partial<typeof site.store>) => {
      await shop.store.site.save({ ...site, store: { ...site.store, ...store } })
    }
    await save({ dutiesOff: [{ code: 'order-button', note: 'We sell to traders.' }] })
    expect(await checkoutPage()).toContain('Bestellung abschicken ·')
    await save({ defaultCountry: 'US' })
    const shown = await Promise.all(dutyCodes.map((code) => seen[code]()))
    expect(shown).toEqual(dutyCodes.map(() => false))
  })
})

describe('the terms of the shop', () => {
  it('are agreed to before an order, which keeps the moment', async () => {
    const site = await shop.store.site.read()
    const legal = { ...noLegalTexts, terms: '<p>Our terms</p>' }
    await shop.store.site.save({ ...site, legal, store: { ...site.store, asksForTerms: true } })
    expect(await checkoutPage()).toContain('<a href="/legal/terms" target="_blank"')
    const visitor = await shop.visitor()
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    const refused = await placeOrder(visitor, orderRequest(token))
    expect(refused.json).toMatchObject({
      errors: { acceptsTerms: 'Bitte stimmen Sie den AGB des Shops zu.' },
    })
    const placed = await placeOrder(visitor, orderRequest(token, { acceptsTerms: true }))
    const { orderId } = placed.json as { orderId: string }
    expect(await shop.store.orders.find(orderId)).toMatchObject({
      termsConsent: { atMs: shop.clock.nowMs, text: 'Ich stimme den AGB des Shops zu.', url: '/legal/terms' },
    })
  })
})
