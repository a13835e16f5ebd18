import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariantAt } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const mugs = buildProduct({
  variants: [buildVariantAt('20'), buildVariantAt('18', '15.99'), buildVariantAt('16')],
})
const download = (parts: object) => buildProduct({ productType: 2, variants: undefined, ...parts })

describe('from-price, normal-price, sale-price', () => {
  it('give the lowest, the highest list and the lowest sale price in cents', () => {
    expect(['from-price', 'normal-price', 'sale-price'].map((name) => printWord(name, mugs))).toEqual([
      '1599',
      '2000',
      '1599',
    ])
  })

  it('read a digital product as a whole', () => {
    const item = download({ onSale: true, priceMoney: { value: '9.00' }, salePriceMoney: { value: '7.00' } })
    expect(['from-price', 'normal-price', 'sale-price'].map((name) => printWord(name, item))).toEqual([
      '900',
      '900',
      '700',
    ])
  })

  it.each([{}, undefined, buildProduct({ variants: [] }), buildProduct({ productType: 99 }), download({})])(
    'give 0 where there is no price',
    (item) => {
      expect(['from-price', 'normal-price', 'sale-price'].map((name) => printWord(name, item))).toEqual([
        '0',
        '0',
        '0',
      ])
    },
  )

  it('give any amount exactly', () => {
    const of = (price: string) => printWord('from-price', buildProduct({ variants: [buildVariantAt(price)] }))
    expect(of('12.3450')).toBe('1234.50')
    expect(of('-0.001')).toBe('-0.1')
    expect(of('1234567890123456789.99')).toBe('123456789012345678999')
  })

  it('give no sale price when nothing is on sale', () => {
    expect(printWord('sale-price', buildProduct())).toBe('0')
  })
})

describe('bookkeeper-money-format', () => {
  it('prints cents in the currency of the region', () => {
    expect(printWord('bookkeeper-money-format', 123456, [], { language: 'en-US' })).toBe('$1,234.56')
    expect(printWord('bookkeeper-money-format', '250', [], { language: 'de-DE' })).toBe('2,50\u00a0€')
  })

  it('counts what is no number as nothing', () => {
    expect(printWord('bookkeeper-money-format', 'free')).toBe('$0.00')
  })

  it('prints nothing without language data', () => {
    expect(printWord('bookkeeper-money-format', 5, [], { language: 'none' })).toBe('')
  })
})

describe('percentage-format', () => {
  it('shows two or three fraction digits', () => {
    expect(printWord('percentage-format', 8)).toBe('8.00')
    expect(printWord('percentage-format', '8.8754')).toBe('8.875')
  })

  it('shows only the digits that are needed when told to trim', () => {
    expect(printWord('percentage-format', '8.50', ['trim'])).toBe('8.5')
    expect(printWord('percentage-format', 'none', ['trim'])).toBe('0')
  })
})

describe('variant-descriptor', () => {
  it('joins the chosen values', () => {
    expect(printWord('variant-descriptor', { optionValues: [{ value: 'large' }, { value: 'red' }] })).toBe(
      'large / red',
    )
    expect(printWord('variant-descriptor', {})).toBe('')
  })
})

describe('the money formatters of the past', () => {
  it.each(['money-format', 'moneyFormat', 'money-string', 'i18n-money-format', 'unit', 'datetimefield'])(
    '%s passes the value',
    (name) => {
      expect(printWord(name, 1234)).toBe(1234)
    },
  )
})
