import { productInput } from '@vitrine/contract/catalogue/product-shape'
import type { Product } from '@vitrine/domain/catalogue/product'
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

  it('sends each field of a product back as it came', () => {
    const { properties } = productInput
    const result = read(draftFromProduct(buildProduct(filled), site))
    const sent = result.ok ? result.input : null
    const ofProduct = { ...buildProduct(filled), variants: [{ ...variant, stock: { ...stock, was: 4 } }] }
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(Object.keys(properties).toSorted())
    expect(Object.keys(sent?.variants[0] ?? {}).toSorted()).toEqual(
      Object.keys(properties.variants.items.properties).toSorted(),
    )
    expect(ofProduct).toMatchObject(sent ?? {})
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

const stock = { unlimited: false, onHand: 4 } as const

const variant: Product['variants'][number] = {
  id: 'ring-52',
  sku: 'RING-52',
  attributes: { Size: '52' },
  priceCents: 9000,
  salePriceCents: 8000,
  isOnSale: true,
  saleFromMs: 100_000,
  saleUntilMs: 200_000,
  stock: { ...stock, held: 0 },
  weightGrams: 20,
  sizeMm: { length: 30, width: 30, height: 20 },
  content: { amountMilli: 5000, unit: 'g', per: 'kg' },
  imageId: 'picture',
}

const colors = { topLeft: '', topRight: '', bottomLeft: '', bottomRight: '', center: '' }

/** All that may be left out of a product is told. */
const filled: Partial<Product> = {
  images: [
    {
      id: 'picture',
      assetUrl: '/picture',
      filename: 'ring.jpg',
      contentType: 'image/jpeg',
      widthPx: 10,
      heightPx: 10,
      altText: 'A ring',
      focalPoint: { x: 0.2, y: 0.8 },
      colors,
    },
  ],
  digitalFiles: [{ id: 'file', filename: 'care.pdf', bytes: 4 }],
  optionNames: ['Size'],
  variants: [variant],
  type: 'physical',
  tags: ['gold'],
  bodyHtml: '<p>Engraved by hand</p>',
  subscription: { interval: { value: 2, unit: 'WEEK' }, billingCycles: 3 },
  customAddButtonText: 'Take it',
  customSoldOutText: 'Gone',
  scarcity: { text: 'Only {qtyInStock} left', threshold: 2 },
  taxClass: 'reduced',
  additionalFieldsFormId: 'engraving',
  safety: { makerKey: 'a-1', responsibleKey: 'a-2', warnings: 'Small parts' },
  withdrawalExemption: 'custom-made',
  relatedIds: ['vase'],
  isFeatured: true,
  publishFromMs: 100_000,
  seo: { title: 'A ring', description: 'Of gold' },
}
