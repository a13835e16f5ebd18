import { describe, expect, it } from 'vitest'
import { priceCart } from '../checkout/price-cart.ts'
import { buildAddress, buildCart, buildPriced, buildSettings, buildVariant } from '../testing/builders.ts'
import { presentCartV3 } from './present-cart-v3.ts'
import { presentShoppingCart } from './present-shopping-cart.ts'

const settings = buildSettings({ currency: 'GBP' })
const bare = buildCart({ entries: [] })

function shown(cart = bare, lines = [buildPriced({ quantity: 2 })], priceSettings = settings) {
  const { shippingAddress, billingAddress, shippingOptionKey } = cart
  const breakdown = priceCart(lines, {
    settings: priceSettings,
    shippingAddress,
    billingAddress,
    shippingOptionKey,
    today: '2026-11-22',
  })
  return {
    first: presentShoppingCart({
      cart,
      breakdown,
      websiteId: 'site',
      measurement: 'metric',
      words: { language: 'en-US', timeZone: 'UTC' },
    }),
    v3: presentCartV3({
      cart,
      breakdown,
      settings,
      locale: 'en-GB',
      words: { timeZone: 'UTC' },
      takesCodes: false,
    }),
  }
}

describe('the first shape of a cart', () => {
  it('gives amounts in minor units, and the item price as a decimal', () => {
    expect(shown().first).toMatchObject({
      cartToken: 'token',
      subtotalCents: 2500,
      totalQuantity: 2,
      entries: [
        {
          quantity: 2,
          productType: 1,
          item: { price: { currency: 'GBP', value: '12.50' } },
          purchasePriceCents: 1250,
          subTotal: 2500,
          chosenVariant: { sku: 'BLUE', price: 1250, unlimited: false, qtyInStock: 5, weight: 0.3 },
        },
      ],
    })
  })

  it('leaves out what is absent, and has no null anywhere', () => {
    const { first, v3 } = shown()
    expect(Object.keys(first)).not.toContain('orderId')
    expect(Object.keys(first)).not.toContain('selectedShippingOption')
    expect(Object.keys(first)).not.toContain('shippingLocation')
    expect(JSON.stringify({ first, v3 })).not.toContain('null')
  })

  it('gives address and rate once they are known', () => {
    const cart = buildCart({ shippingAddress: buildAddress(), shippingOptionKey: 'post' })
    expect(shown(cart).first).toMatchObject({
      shippingLocation: { city: 'New York', country: 'US' },
      selectedShippingOption: { key: 'post', computedCost: 500 },
      shippingCostCents: 500,
      grandTotalCents: 3000,
    })
  })
})

describe('the v3 shape of a cart', () => {
  it('gives money objects, and the entry id as the item id', () => {
    expect(shown().v3).toMatchObject({
      storeCurrency: 'GBP',
      minimumOrderSubtotal: { currency: 'GBP', value: '0.00' },
      cart: {
        items: [
          {
            id: 'entry',
            productType: 'PHYSICAL',
            unitPrice: { currencyCode: 'GBP', value: 1250, decimalValue: '12.50', fractionalDigits: 2 },
            multipleQuantityAllowed: true,
            availableQuantity: 5,
          },
        ],
        shippingOptionsStatus: 'INCOMPLETE_ADDRESS',
      },
    })
  })

  it('names the problem of a line, and leaves the quantity out when there is no end to it', () => {
    const lines = [
      buildPriced({
        problem: 'not-sold-yet',
        productType: 'digital',
        availableQuantity: Number.POSITIVE_INFINITY,
        variant: buildVariant({ stock: { unlimited: true } }),
      }),
    ]
    const [item] = shown(bare, lines).v3.cart.items
    expect(item).toMatchObject({ problem: 'not-sold-yet', multipleQuantityAllowed: false })
    expect(item).not.toHaveProperty('availableQuantity')
  })
})

describe('the ways of a cart to its buyer', () => {
  it('say which are rounds of the shop itself, and nothing of it where none is', () => {
    const round = { key: 'round', name: 'Harbour round', country: 'US', postalCodes: ['10001'] }
    const localDeliveries = [{ ...round, priceCents: 400, minimumCents: 0, deliveryTime: '' }]
    const cart = buildCart({ shippingAddress: buildAddress({ postalCode: '10001' }) })
    const { fulfillmentOptions } = shown(cart, undefined, { ...settings, localDeliveries }).v3.cart
    expect(fulfillmentOptions.map(({ key, isLocal }) => [key, isLocal])).toEqual([
      ['post', undefined],
      ['round', true],
    ])
  })
})
