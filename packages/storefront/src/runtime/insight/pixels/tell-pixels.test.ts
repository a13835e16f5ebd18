import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookiesAllowed, tellContext } from '../../../testing/tell-context.ts'
import { tellPixels } from './tell-pixels.ts'

const fbq = vi.fn()
const gtag = vi.fn()
beforeEach(() => {
  tellContext({ ...cookiesAllowed, websiteSettings: { storeSettings: { selectedCurrency: 'EUR' } } })
  Object.assign(window, { fbq, gtag })
})
afterEach(() => {
  for (const name of ['fbq', 'gtag']) Reflect.deleteProperty(window, name)
  fbq.mockReset()
  gtag.mockReset()
  tellContext(null)
})
const added = {
  name: 'add-to-cart',
  productId: 'p1',
  sku: 'MUG',
  quantity: 2,
  unitPriceCents: 1805,
  isSubscription: false,
} as const

describe("advertisers' scripts", () => {
  it('hear of what is put into the cart, in units of the currency', () => {
    tellPixels(added)
    const amount = { value: 36.1, currency: 'EUR' }
    expect(fbq.mock.calls).toEqual([
      ['track', 'AddToCart', { content_type: 'product', content_ids: ['p1'], ...amount }],
    ])
    expect(gtag.mock.calls).toEqual([
      [
        'event',
        'add_to_cart',
        { ...amount, items: [{ item_id: 'p1', item_variant: 'MUG', quantity: 2, price: 18.05 }] },
      ],
    ])
  })

  it('hear of yen, whose minor units are whole yen, by as many as are asked for', () => {
    tellContext({ ...cookiesAllowed, websiteSettings: { storeSettings: { selectedCurrency: 'JPY' } } })
    tellPixels(added)
    const amount = { value: 3610, currency: 'JPY' }
    expect(fbq.mock.calls[0]?.[2]).toMatchObject(amount)
    expect(gtag.mock.calls[0]?.[2]).toMatchObject({ ...amount, items: [{ price: 1805 }] })
  })

  it('hear of an order by its sums, and of each product by the id by which they heard of it before', () => {
    const mug = { sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: '18.05' }
    const items = [
      { ...mug, productId: 'p1' },
      { ...mug, productId: '' },
    ]
    tellPixels({
      name: 'purchase',
      id: 'o1',
      grandTotal: '41.10',
      shippingTotal: '5.00',
      taxTotal: '0.00',
      currency: 'EUR',
      items,
    })
    expect(fbq.mock.calls[0]).toMatchObject([
      'track',
      'Purchase',
      { value: 41.1, currency: 'EUR', content_ids: ['p1', 'MUG'] },
    ])
    expect(gtag.mock.calls[0]).toMatchObject([
      'event',
      'purchase',
      {
        ...{ transaction_id: 'o1', value: 41.1, shipping: 5, tax: 0 },
        items: [{ item_id: 'p1', item_variant: 'MUG' }, { item_id: 'MUG' }],
      },
    ])
  })

  it('have their own names for the rest', () => {
    tellPixels({
      name: 'visit-product',
      productId: 'p1',
      title: 'Mug',
      productType: 1,
      priceCents: null,
      currency: 'EUR',
    })
    tellPixels({ name: 'search', query: 'mug' })
    tellPixels({ name: 'form-submit' })
    tellPixels({ name: 'newsletter-subscribe' })
    tellPixels({ name: 'begin-checkout' })
    expect(fbq.mock.calls.map(([, name]) => name)).toEqual([
      'ViewContent',
      'Search',
      'Lead',
      'CompleteRegistration',
    ])
    expect(gtag.mock.calls.map(([, name]) => name)).toEqual([
      'view_item',
      'search',
      'generate_lead',
      'sign_up',
    ])
  })

  it('hear nothing that the visitor does not allow, and do no harm where they fail', () => {
    tellContext({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } })
    tellPixels(added)
    expect([fbq.mock.calls, gtag.mock.calls]).toEqual([[], []])
    tellContext(cookiesAllowed)
    fbq.mockImplementation(() => {
      throw new Error('theirs')
    })
    expect(() => tellPixels(added)).not.toThrow()
  })
})
