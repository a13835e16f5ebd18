import { describe, expect, it } from 'vitest'
import { buildDraft, buildOption, buildProduct, buildRow } from '../../../../testing/build-draft.ts'
import type { ProductDraft } from './draft.ts'
import { draftFromProduct } from './draft-from-product.ts'
import { inputFromDraft } from './input-from-draft.ts'

const site = { currency: 'USD', locale: 'en-US', measurement: 'metric' } as const
const read = (draft: ProductDraft) => inputFromDraft(draft, { site, random: () => 0.1234567 })
const errorsOf = (draft: ProductDraft) => {
  const result = read(draft)
  return result.ok ? {} : result.errors
}

describe('inputFromDraft', () => {
  it('sends a product back as it came when nothing was changed', () => {
    const { id, createdAtMs, updatedAtMs, variants, ...rest } = buildProduct()
    const result = read(draftFromProduct(buildProduct(), site))
    expect(result).toEqual({
      ok: true,
      input: {
        ...rest,
        digitalFiles: [],
        variants: variants.map((variant) => ({ ...variant, stock: { unlimited: false, onHand: 4, was: 4 } })),
      },
    })
  })

  it('keeps a plan of what comes again and again, until it becomes something that cannot', () => {
    const plan = { hasPlan: true, planEvery: '2', planUnit: 'WEEK', planCycles: '' } as const
    const plans = (['service', 'digital'] as const).map((type) => {
      const result = read(buildDraft({ type, ...plan }))
      return result.ok ? result.input.subscription : 'refused'
    })
    expect(plans).toEqual([{ interval: { value: 2, unit: 'WEEK' }, billingCycles: 0 }, null])
    expect(read(buildDraft({ type: 'service', ...plan, planEvery: '0', planCycles: '-1' }))).toMatchObject({
      errors: {
        'subscription.interval.value': 'Enter a whole number from 1 to 99',
        'subscription.billingCycles': 'Enter a whole number up to 999, or 0',
      },
    })
  })

  it('makes a code for a variant without one', () => {
    expect(read(buildDraft({ variants: [buildRow({ sku: '' })] }))).toMatchObject({
      input: { variants: [{ sku: 'SQ1234567' }] },
    })
  })

  it('names each field that is wrong by its path', () => {
    const draft = buildDraft({
      title: ' ',
      urlId: 'two words',
      variants: [buildRow({ price: 'ten', onHand: '-1', weight: 'heavy' })],
    })
    expect(errorsOf(draft)).toEqual({
      title: 'Enter a title',
      urlId: 'two words is not a valid page URL',
      'variants.0.priceCents': 'Enter an amount such as 12.50',
      'variants.0.stock': 'Enter a whole number',
      'variants.0.weightGrams': 'Enter whole grams',
    })
  })

  it('wants a sale price below the price', () => {
    const draft = buildDraft({ variants: [buildRow({ isOnSale: true, salePrice: '12.50' })] })
    expect(errorsOf(draft)).toEqual({
      'variants.0.salePriceCents': 'The sale price must be below the price',
    })
  })

  it('wants a sale price where there is a sale, as the server does', () => {
    const draft = buildDraft({ variants: [buildRow({ isOnSale: true, salePrice: '0' })] })
    expect(errorsOf(draft)).toEqual({
      'variants.0.salePriceCents': 'Enter a sale price, or end the sale',
    })
  })

  it('says nothing of a sale price beside a price that cannot be read', () => {
    const draft = buildDraft({ variants: [buildRow({ isOnSale: true, price: 'ten', salePrice: '5' })] })
    expect(Object.keys(errorsOf(draft))).toEqual(['variants.0.priceCents'])
  })

  it('says what the server would say of long titles and codes', () => {
    const long = 'x'.repeat(501)
    const draft = buildDraft({ variants: [buildRow({ sku: long })], title: long })
    expect(errorsOf(draft)).toEqual({
      title: 'Use at most 500 characters.',
      'variants.0.sku': 'Use at most 500 characters.',
    })
  })

  it('wants codes to differ', () => {
    const draft = buildDraft({
      options: [buildOption('Color', 'Blue', 'Sand')],
      variants: ['Blue', 'Sand'].map((Color) => buildRow({ sku: 'A', values: { Color } })),
    })
    expect(errorsOf(draft)).toEqual({ 'variants.1.sku': 'Another variant has this SKU' })
  })

  it('sends no sale and no end of stock for a gift card', () => {
    const draft = buildDraft({
      type: 'gift-card',
      variants: [buildRow({ isOnSale: true, salePrice: '1', onHand: 'x' })],
    })
    expect(read(draft)).toMatchObject({
      input: { variants: [{ isOnSale: false, salePriceCents: 0, stock: { unlimited: true } }] },
    })
  })
})
