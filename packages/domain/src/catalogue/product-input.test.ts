import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import { checkProduct } from './product-input.ts'
import { describeProblems } from './product-problems.ts'

const blue = buildVariant({ sku: 'A', attributes: { Colour: 'Blue' } })
const red = buildVariant({ sku: 'B', attributes: { Colour: 'Red' } })
const two = buildProduct({ optionNames: ['Colour'], variants: [blue, red] })

describe('checkProduct', () => {
  it('finds nothing wrong with a whole product', () => {
    expect(checkProduct(two)).toEqual({})
  })

  it('names the address that is none', () => {
    expect(checkProduct({ ...two, urlId: 'a b' })).toEqual({ urlId: 'address-wrong' })
  })

  it('asks for the address that is missing', () => {
    expect(checkProduct({ ...two, urlId: '' })).toEqual({ urlId: 'address-missing' })
  })

  it('lets goods, services and access for members come again and again, and nothing else', () => {
    const subscription = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    const types = ['physical', 'digital', 'service', 'gift-card', 'paywall'] as const
    const refusals = types.flatMap((type) => {
      const problems = checkProduct({ ...two, type, subscription })
      return problems.subscription ? [type] : []
    })
    expect(refusals).toEqual(['digital', 'gift-card'])
  })

  it('knows how far apart payments of a plan may be, and how many there may be', () => {
    const plan = (value: number, billingCycles: number) => ({
      ...two,
      subscription: { interval: { value, unit: 'MONTH' as const }, billingCycles },
    })
    expect(checkProduct(plan(99, 999))).toEqual({})
    const wrong = {
      'subscription.interval.value': 'interval-out-of-range',
      'subscription.billingCycles': 'cycles-out-of-range',
    }
    expect(checkProduct(plan(100, 1000))).toEqual(wrong)
    expect(checkProduct(plan(0, -1))).toEqual(wrong)
    expect(checkProduct(plan(1.5, Number.NaN))).toEqual(wrong)
  })

  it('wants a title, short tags and short categories', () => {
    const long = 'x'.repeat(51)
    const errors = checkProduct({ ...two, title: ' ', tags: [long], categories: [long.slice(0, 26)] })
    expect(Object.keys(errors)).toEqual(['title', 'tags', 'categories'])
  })

  it('wants variants apart from each other, each with all its values', () => {
    const variants = [blue, { ...red, sku: 'A' }, { ...red, attributes: { Colour: 'Blue' } }]
    expect(checkProduct({ ...two, variants })).toEqual({
      'variants.1.sku': 'sku-twice',
      'variants.2.attributes': 'values-twice',
    })
    expect(checkProduct({ ...two, variants: [buildVariant()] })).toEqual({
      'variants.0.attributes': 'value-missing',
    })
  })

  it('knows an option by the name of a thing that every object has', () => {
    const named = ['constructor', '__proto__'].map((name) =>
      checkProduct(buildProduct({ optionNames: [name], variants: [buildVariant()] })),
    )
    const missing = { 'variants.0.attributes': 'value-missing' }
    expect(named).toEqual([missing, missing])
  })

  it('lets no gift card be on sale, now or later', () => {
    const type = 'gift-card'
    const never = { 'variants.0.salePriceCents': 'no-sale-for-type' }
    const now = [buildVariant({ isOnSale: true, salePriceCents: 100 })]
    const planned = [buildVariant({ salePriceCents: 100, saleFromMs: 1_800_000_000_000 })]
    expect(checkProduct(buildProduct({ type, variants: now }))).toEqual(never)
    expect(checkProduct(buildProduct({ type, variants: planned }))).toEqual(never)
    expect(checkProduct(buildProduct({ type, variants: [buildVariant()] }))).toEqual({})
    // One of before does not keep its owner from changing all else.
    const known = buildProduct({ type, variants: now })
    const dearer = now.map((each) => ({ ...each, salePriceCents: 90 }))
    expect(checkProduct({ ...known, title: 'Other' }, known)).toEqual({})
    expect(checkProduct({ ...known, variants: dearer }, known)).toEqual(never)
    expect(checkProduct(known, { ...known, type: 'physical' })).toEqual(never)
  })

  it('wants a sale to have a price, planned ones too', () => {
    const missing = { 'variants.0.salePriceCents': 'sale-without-price' }
    const now = [buildVariant({ isOnSale: true, salePriceCents: 0 })]
    const planned = [buildVariant({ isOnSale: false, salePriceCents: 0, saleFromMs: 1_800_000_000_000 })]
    expect(checkProduct(buildProduct({ variants: now }))).toEqual(missing)
    expect(checkProduct(buildProduct({ variants: planned }))).toEqual(missing)
    expect(checkProduct(buildProduct({ variants: [buildVariant({ salePriceCents: 0 })] }))).toEqual({})
  })

  it('wants the sale price below the price', () => {
    const variants = [buildVariant({ isOnSale: true, salePriceCents: 1250 })]
    expect(checkProduct(buildProduct({ variants }))).toEqual({
      'variants.0.salePriceCents': 'sale-not-below',
    })
  })
})

describe('what a product holds', () => {
  const many = (length: number) => Array.from({ length }, (_, index) => String(index))
  const colours = (length: number) =>
    many(length).map((name) => buildVariant({ sku: name, attributes: { Colour: name } }))

  it('is 250 variants, 6 options, 200 categories and 500 tags', () => {
    const names = many(6)
    const attributes = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(checkProduct({ ...two, variants: colours(250), categories: many(200), tags: many(500) })).toEqual(
      {},
    )
    expect(checkProduct({ ...two, optionNames: names, variants: [buildVariant({ attributes })] })).toEqual({})
    expect(checkProduct({ ...two, variants: colours(251), categories: many(201), tags: many(501) })).toEqual({
      variants: 'too-many-variants',
      categories: 'too-many-categories',
      tags: 'too-many-tags',
    })
    expect(checkProduct({ ...two, optionNames: many(7) })).toMatchObject({ optionNames: 'too-many-options' })
  })

  it('is texts of 500 characters, and prices that can be counted', () => {
    const long = 'x'.repeat(501)
    const variants = [{ ...blue, sku: long, attributes: { Colour: long }, priceCents: 1_000_000_000_001 }]
    expect(checkProduct({ ...two, title: long, variants })).toEqual({
      title: 'text-too-long',
      'variants.0.sku': 'text-too-long',
      'variants.0.attributes': 'text-too-long',
      'variants.0.priceCents': 'price-too-high',
    })
  })

  it('is options that are told apart, whatever their letters', () => {
    expect(checkProduct({ ...two, optionNames: ['Colour', 'colour '] })).toMatchObject({
      optionNames: 'option-twice',
    })
    expect(checkProduct({ ...two, optionNames: ['Colour', ' '] })).toMatchObject({
      optionNames: 'option-unnamed',
    })
  })
})

describe('describeProblems', () => {
  it('says each in the words of the specification', () => {
    const problems = { urlId: 'address-wrong', title: 'title-missing' } as const
    expect(describeProblems(problems, { urlId: 'a $& b' })).toEqual({
      urlId: 'a $& b is not a valid page URL',
      title: 'Enter a title',
    })
  })
})
