import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariantAt } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const weekly = {
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 },
}
const native = (text: string) => `<span class="sqs-money-native">${text}</span>`
const price = (content: Readonly<Record<string, unknown>>, parts = {}) =>
  printWord('product-price', buildProduct(content), [], parts)

describe('product-price', () => {
  it('shows one price', () => {
    expect(price({ variants: [buildVariantAt('1250')] })).toBe(
      `<div class="product-price">\n${native('1,250.00')}\n</div>`,
    )
  })

  it('shows none for what is no product', () => {
    expect(price({ productType: -1, variants: [buildVariantAt('5')] })).toBe(
      '<div class="product-price">\n\n</div>',
    )
  })

  it('shows none without the language data that its currency needs', () => {
    const around = { nodes: [{ featureFlags: { useCLDRMoneyFormat: true } }], language: 'none' }
    const empty = '<div class="product-price">\n\n</div>'
    expect(price({ variants: [buildVariantAt('18', '15')] }, around)).toBe(empty)
    expect(price({ variants: [buildVariantAt('18'), buildVariantAt('16')] }, around)).toBe(empty)
  })

  it('shows the lowest price when variants differ', () => {
    expect(
      price({ variants: [buildVariantAt('20'), buildVariantAt('18', '15'), buildVariantAt('16')] }),
    ).toBe(`<div class="product-price">\nfrom ${native('15.00')}\n\n</div>`)
  })

  it('shows the price of the variant that the address chooses, and keeps that of the whole for scripts', () => {
    const variants = ['20', '16'].map((each) => ({ ...buildVariantAt(each), id: each }))
    const chosen = (chosenVariantId: string) =>
      printWord('product-price', buildProduct({ variants }, { chosenVariantId }))
    expect(chosen('20')).toBe(
      `<div class="product-price" data-unchosen="from &lt;span class=&quot;sqs-money-native&quot;&gt;16.00&lt;/span&gt;">\n${native('20.00')}\n</div>`,
    )
    expect(chosen('none')).toBe(price({ variants }))
    const reduced = [{ ...buildVariantAt('18', '15'), id: '15' }, ...variants]
    const former = (chosenVariantId: string) =>
      printWord('product-former-price', buildProduct({ variants: reduced }, { chosenVariantId }))
    expect(former('none')).toContain('18.00')
    expect(former('20')).toBe('')
  })

  it('shows the sale price beside the original', () => {
    expect(price({ variants: [buildVariantAt('18', '15')] })).toBe(
      `<div class="product-price">\n<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${native('15.00')} ` +
        `<span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">${native('18.00')}</span>\n\n</div>`,
    )
  })

  it('shows no sale of a gift card', () => {
    const productType = 4
    expect(price({ productType, variants: [buildVariantAt('25', '20'), buildVariantAt('30')] })).toContain(
      `from ${native('25.00')}`,
    )
  })

  it('shows what paid access to pages costs, and its sale', () => {
    const productType = 5
    expect(price({ productType, variants: [buildVariantAt('20')] })).toContain(native('20.00'))
    expect(price({ productType, variants: [buildVariantAt('20', '15')] })).toContain(native('15.00'))
    expect(price({ productType, variants: [buildVariantAt('20'), buildVariantAt('9')] })).toContain(
      `from ${native('9.00')}`,
    )
  })

  it('speaks the currency of the site when that is switched on', () => {
    const around = { nodes: [{ website: { useCLDRMoneyFormat: true } }], language: 'en-GB' }
    expect(price({ variants: [buildVariantAt('1250')] }, around)).toBe(
      '<div class="product-price">\n£1,250.00\n</div>',
    )
  })

  it.each([
    [{ value: 1, unit: 'WEEK' }, 0, 'every week'],
    [{ value: 2, unit: 'WEEK' }, 3, 'every 2 weeks for 6 weeks'],
    [{ value: 1, unit: 'WEEK' }, 52, 'every week for 1 year'],
    [{ value: 3, unit: 'MONTH' }, 8, 'every 3 months for 2 years'],
    [{ value: 1, unit: 'MONTH' }, 5, 'every month for 5 months'],
    [{ value: 1, unit: 'YEAR' }, 1, 'every year for 1 year'],
  ])('words a plan of %j, %i times, as %s', (billingPeriod, numBillingCycles, wording) => {
    const content = { isSubscribable: true, subscriptionPlan: { billingPeriod, numBillingCycles } }
    expect(price(content)).toBe(`<div class="product-price">\n${native('12.50')} ${wording}\n</div>`)
  })

  it('words both prices of a plan on sale', () => {
    const text = price({ ...weekly, variants: [buildVariantAt('18', '15')] })
    expect(text).toContain(`${native('15.00')} every week`)
    expect(text).toContain(`<span class="original-price">${native('18.00')} every week</span>`)
  })

  it('says that a subscription without a plan is unavailable', () => {
    expect(price({ isSubscribable: true })).toBe('<div class="product-price">\nUnavailable\n\n</div>')
  })

  it('lets the site word it', () => {
    const localizedStrings = {
      productPriceFromText: 'ab {fromPrice} <b>je</b>',
      productPriceUnavailable: 'Weg',
    }
    const variants = [buildVariantAt('20'), buildVariantAt('18')]
    expect(price({ variants }, { nodes: [{ localizedStrings }] })).toContain(
      `ab ${native('18.00')} <b>je</b>`,
    )
    expect(price({ isSubscribable: true }, { nodes: [{ localizedStrings }] })).toContain('Weg')
  })

  it('lets the site word how often a plan is paid', () => {
    const every = 'productPrice__singlePrice__nWeekly__limited__nWeeks'
    const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 3 }
    const text = price(
      { isSubscribable: true, subscriptionPlan: plan },
      {
        nodes: [
          {
            localizedStrings: { [every]: '{price} alle {billingPeriodValue} Wochen, {duration} Wochen lang' },
          },
        ],
      },
    )
    expect(text).toContain(`${native('12.50')} alle 2 Wochen, 6 Wochen lang`)
  })

  it('knows the older keys of the simplest plans', () => {
    const localizedStrings = {
      productPricePerWeek: '{price} pro Woche',
      productPriceFromWeeklyText: 'ab {fromPrice} pro Woche',
    }
    expect(price(weekly, { nodes: [{ localizedStrings }] })).toContain(`${native('12.50')} pro Woche`)
    const variants = [buildVariantAt('20'), buildVariantAt('18')]
    expect(price({ ...weekly, variants }, { nodes: [{ localizedStrings }] })).toContain(
      `ab ${native('18.00')} pro Woche`,
    )
  })

  it('shows nothing without language data', () => {
    expect(price({}, { language: 'none' })).toBe('<div class="product-price">\n\n</div>')
  })
})

describe('product-former-price', () => {
  const former = (...variants: readonly unknown[]) =>
    printWord('product-former-price', buildProduct({ variants }), [])

  it('tells beside a from price what its variant cost before', () => {
    expect(former(buildVariantAt('20'), buildVariantAt('18', '15'), buildVariantAt('16'))).toBe(
      '<span class="product-former-price"><span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
        `<span class="original-price">${native('18.00')}</span></span>`,
    )
  })

  it('is silent where the lowest price is no sale price, or where the price itself tells it', () => {
    expect(former(buildVariantAt('12'), buildVariantAt('18', '15'))).toBe('')
    expect(former(buildVariantAt('18', '15'))).toBe('')
  })
})
