import { describe, expect, it, vi } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { startAccounts } from '../lifecycle/accounts.ts'
import { commerce } from './commerce.ts'

const usd = (value: string) => ({ currency: 'USD', value })
const variants = [
  {
    price: 1_250,
    priceMoney: usd('12.50'),
    salePriceMoney: usd('9.00'),
    onSale: true,
    unlimited: false,
    qtyInStock: 0,
    attributes: { Colour: 'Blue', Size: 'L' },
  },
  { price: 1_400, priceMoney: usd('14.00'), onSale: false, unlimited: false, qtyInStock: 3 },
]
const mug = { structuredContent: { productType: 1, variants } }

describe('the questions that scripts ask of products', () => {
  it('are answered from the variants, wherever the item has them', () => {
    expect(commerce.hasVariants(mug)).toBe(true)
    expect(commerce.variedPrices(mug)).toBe(true)
    expect(commerce.onSale(mug)).toBe(true)
    expect(commerce.soldOut(mug)).toBe(false)
    expect(commerce.fromPrice({ variants })).toBe(900)
    expect(commerce.getTotalStockRemaining(mug)).toBe(3)
    expect(commerce.variantFormat(variants[0] ?? {})).toBe('Blue / L')
  })

  it('are answered as the formatters of the same names answer them', () => {
    const reduced = { ...variants[1], onSale: true, salePriceMoney: usd('11.00') }
    const sold = { structuredContent: { productType: 1, variants: [variants[1], reduced] } }
    const asked = [commerce.fromPrice, commerce.normalPrice, commerce.salePrice]
    const printed = ['from-price', 'normal-price', 'sale-price']
    const plain = { structuredContent: { productType: 1, variants: [variants[1]] } }
    const items = [mug, sold, plain]
    expect(items.map((item) => asked.map((each) => String(each(item))))).toEqual(
      items.map((item) => printed.map((name) => printWord(name, item))),
    )
    expect(commerce.normalPrice(mug)).toBe(1_400)
    expect(commerce.salePrice(sold)).toBe(1_100)
    const yen = { priceMoney: { currency: 'JPY', value: '1250' } }
    expect(commerce.fromPrice({ productType: 1, variants: [yen] })).toBe(1_250)
  })

  it('say how often a plan is paid', () => {
    const plan = { billingPeriod: { unit: 'WEEK', value: 2 }, numBillingCycles: 0 }
    expect(commerce.merchantSubscriptionDetailsString(plan)).toBe('every 2 weeks')
    const jar = { ...variants[1], priceWording: '{price} alle 2 Wochen' }
    const item = { productType: 1, variants: [jar], subscriptionPlan: plan }
    expect(commerce.merchantSubscriptionDetailsString(item)).toMatch(/14.* alle 2 Wochen$/)
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
