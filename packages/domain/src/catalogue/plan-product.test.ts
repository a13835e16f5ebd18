import { describe, expect, it } from 'vitest'
import type { ProductImage } from '../images/product-image.ts'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import { type PlanContext, type ProductPlan, planProduct } from './plan-product.ts'
import { imageUrlOf } from './present-image.ts'

const image: ProductImage = {
  id: 'picture',
  assetUrl: '/kept.jpg',
  filename: 'kept.jpg',
  contentType: 'image/jpeg',
  widthPx: 10,
  heightPx: 10,
  altText: 'As it was kept',
  focalPoint: { x: 0.5, y: 0.5 },
  colors: { topLeft: '', topRight: '', bottomLeft: '', bottomRight: '', center: '' },
}
const room: PlanContext = { isShopPage: true, productCount: 3, addressHolderId: null, images: new Map() }
const makers = {
  nowMs: 100,
  newId: () => 'new',
  newVariantId: (sku: string) => `of ${sku}`,
  random: () => 0.5,
}
const mug = buildProduct({ id: 'mug', updatedAtMs: 50 })
const plan = (input: Parameters<typeof planProduct>[0], place: Partial<PlanContext> = {}, known = mug) =>
  planProduct(input, { known, place: { ...room, ...place }, makers })
const planNew = (input: Parameters<typeof planProduct>[0], place: Partial<PlanContext> = {}) =>
  planProduct(input, { known: null, place: { ...room, ...place }, makers })

function planned(given: ProductPlan) {
  if (!given.ok) throw new Error(JSON.stringify(given.problems))
  return given
}

it('is saved with the sale that a gift card had before, and with none that is new', () => {
  const variants = [buildVariant({ isOnSale: true, salePriceCents: 100 })]
  const card = buildProduct({ id: 'mug', type: 'gift-card', variants })
  expect(plan({ ...card, title: 'Card' }, {}, card).ok).toBe(true)
  expect(planNew(card)).toEqual({ ok: false, problems: { 'variants.0.salePriceCents': 'no-sale-for-type' } })
})

it('spells categories and tags as its page knows them, and keeps each once', () => {
  const named = { ...mug, categories: ['cups', ' Cups', 'New'], tags: ['BLUE'] }
  const terms = { categories: ['Cups'], tags: ['blue'] }
  expect(plan(named, { terms })).toMatchObject({
    product: { categories: ['Cups', 'New'], tags: ['blue'] },
  })
})

describe('a new product', () => {
  it('has ids of ours, SKUs that are its own, and the stock that was given', () => {
    const variants = [
      buildVariant({ id: 'theirs', sku: ' ', attributes: { Size: 'S' } }),
      buildVariant({ sku: 'M', attributes: { Size: 'M' }, stock: { unlimited: true } }),
    ]
    const input = { ...buildProduct({ title: ' Vase ', optionNames: ['Size'] }), variants }
    expect(planned(planNew(input))).toMatchObject({
      counts: [],
      product: {
        id: 'new',
        title: 'Vase',
        createdAtMs: 100,
        updatedAtMs: 100,
        variants: [
          { id: 'of SQ5000000', sku: 'SQ5000000', stock: { unlimited: false, onHand: 5, held: 0 } },
          { id: 'of M', sku: 'M', stock: { unlimited: true } },
        ],
      },
    })
  })

  it('is made where there is room: on a shop page with fewer than 200, at a free address', () => {
    expect(planNew(mug, { productCount: 199 }).ok).toBe(true)
    expect(planNew(mug, { productCount: 200 })).toEqual({
      ok: false,
      problems: { collectionId: 'shop-page-full' },
    })
    expect(planNew(mug, { isShopPage: false })).toEqual({
      ok: false,
      problems: { collectionId: 'not-a-shop-page' },
    })
    expect(planNew(mug, { addressHolderId: 'other' })).toEqual({
      ok: false,
      problems: { urlId: 'address-taken' },
    })
  })

  it('shows pictures as we keep them, under the words and the focus that were given', () => {
    const sent = {
      ...image,
      assetUrl: 'https://evil.example/x.jpg',
      altText: 'Blue',
      focalPoint: { x: 0, y: 1 },
    }
    const images = new Map([[image.id, image]])
    expect(planned(planNew({ ...mug, images: [sent] }, { images })).product.images).toEqual([
      { ...image, altText: 'Blue', focalPoint: { x: 0, y: 1 } },
    ])
    expect(planNew({ ...mug, images: [sent] })).toEqual({ ok: false, problems: { 'images.0': 'image-gone' } })
  })
})

describe('a known product', () => {
  it('keeps its id, its variants and its place on a full page', () => {
    const { product } = planned(plan(mug, { productCount: 200, addressHolderId: 'mug' }))
    expect(product).toMatchObject({ id: 'mug', createdAtMs: 1, variants: [{ id: 'variant-blue' }] })
    expect(plan({ ...mug, collectionId: 'other' }, { productCount: 200 })).toEqual({
      ok: false,
      problems: { collectionId: 'shop-page-full' },
    })
  })

  it('is later than before even when the clock stands still', () => {
    expect(planned(plan(mug, {}, { ...mug, updatedAtMs: 100 })).product.updatedAtMs).toBe(101)
  })

  it('has its stock counted, not overwritten', () => {
    const stock = { unlimited: false, onHand: 9 } as const
    expect(planned(plan({ ...mug, variants: [{ ...buildVariant(), stock }] }))).toMatchObject({
      counts: [{ variantId: 'variant-blue', stock }],
      product: { variants: [{ stock: { unlimited: false, onHand: 5, held: 0 } }] },
    })
  })

  it('makes a new variant of one that is named a second time', () => {
    const variants = [
      buildVariant({ attributes: { Colour: 'Blue' } }),
      buildVariant({ sku: 'RED', attributes: { Colour: 'Red' } }),
    ]
    const { product, counts } = planned(plan({ ...mug, optionNames: ['Colour'], variants }))
    expect(product.variants.map(({ id }) => id)).toEqual(['variant-blue', 'of RED'])
    expect(counts).toEqual([])
  })
})

it('shows of a variant its own picture, or else the first of its product', () => {
  const images = [
    { ...image, id: 'front', assetUrl: '/front.png' },
    { ...image, id: 'blue', assetUrl: '/blue.png' },
  ]
  const urlOf = (imageId: string | null) => imageUrlOf({ images }, { imageId })
  expect([urlOf('blue'), urlOf(null), urlOf('gone')]).toEqual(['/blue.png', '/front.png', '/front.png'])
  expect(imageUrlOf({ images: [] }, { imageId: 'blue' })).toBeNull()
})

it('writes no tax class of a product that had none, where it is of the standard one still', () => {
  const { taxClass: _, ...imported } = mug
  const classOf = (taxClass: 'standard' | 'reduced', known: typeof mug | null) =>
    planned(planProduct({ ...imported, taxClass }, { known, place: room, makers })).product.taxClass
  expect([classOf('standard', imported), classOf('reduced', imported)]).toEqual([undefined, 'reduced'])
  expect([classOf('standard', { ...imported, taxClass: 'reduced' }), classOf('standard', null)]).toEqual([
    ...['standard', 'standard'],
  ])
})
