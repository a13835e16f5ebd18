import { describe, expect, it, vi } from 'vitest'
import { startAccounts } from '../lifecycle/accounts.ts'
import { commerce } from './commerce.ts'

const mug = {
  structuredContent: {
    variants: [
      {
        price: 1_250,
        salePrice: 900,
        onSale: true,
        unlimited: false,
        qtyInStock: 0,
        attributes: { Colour: 'Blue', Size: 'L' },
      },
      { price: 1_400, onSale: false, unlimited: false, qtyInStock: 3 },
    ],
  },
}

describe('the questions that scripts ask of products', () => {
  it('are answered from the variants, wherever the item has them', () => {
    expect(commerce.hasVariants(mug)).toBe(true)
    expect(commerce.variedPrices(mug)).toBe(true)
    expect(commerce.onSale(mug)).toBe(true)
    expect(commerce.soldOut(mug)).toBe(false)
    expect(commerce.fromPrice({ variants: mug.structuredContent.variants })).toBe(900)
    expect(commerce.normalPrice(mug)).toBe(1_250)
    expect(commerce.getTotalStockRemaining(mug)).toBe(3)
    expect(commerce.variantFormat(mug.structuredContent.variants[0] ?? {})).toBe('Blue / L')
  })

  it('lead on in the language of the page', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    document.documentElement.dataset.languagePrefix = '/de'
    commerce.goToCheckoutPage()
    commerce.goToDonatePage('d1')
    commerce.goToGiftCardPage('i1', 'v1')
    commerce.goToSubscriptionPage('t1')
    startAccounts()
    Reflect.get(window, 'UserAccountApi').openAccountScreen()
    delete document.documentElement.dataset.languagePrefix
    expect(assign.mock.calls.flat()).toEqual([
      '/de/commerce/goto-checkout',
      '/de/checkout/donate?donatePageId=d1',
      '/de/checkout/gift-card?itemId=i1&variantId=v1',
      '/de/checkout/subscribe?cartToken=t1',
      '/de/account',
    ])
    assign.mockRestore()
  })

  it('are told in money of the shop', () => {
    document.documentElement.lang = 'en-US'
    expect(commerce.moneyString(1_250, 'USD')).toBe('$12.50')
    expect(commerce.moneyString(1_250, 'JPY')).toBe('¥1,250')
    expect(commerce.moneyString(1_250, 'IDR')).toMatch(/^IDR\s12\.50$/)
    expect(commerce.moneyString(1_250, 'COP')).toMatch(/^COP\s12\.50$/)
  })

  it('write an answer of a form as text, whatever stands in it', () => {
    const answer = commerce.summaryFormFieldString({
      rawTitle: '<b>Who',
      type: 'name',
      values: { First: '<i>Ada', Last: 'B' },
    })
    expect(answer).toContain('&lt;b&gt;Who:')
    expect(answer).toContain('&lt;i&gt;Ada B')
    expect(commerce.summaryFormFieldString({ rawTitle: 'Size' })).toContain('N/A')
    expect(commerce.generateSKU()).toMatch(/^SQ\d{7}$/)
  })
})
