import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/builders.ts'
import { applyGridRows, cellsOf } from './apply-grid-rows.ts'

const blue = buildVariant({
  id: 'blue',
  sku: 'BLUE',
  priceCents: 1200,
  stock: { unlimited: false, onHand: 10, held: 2 },
})
const red = buildVariant({ id: 'red', sku: 'RED', priceCents: 1200, stock: { unlimited: true } })
const mug = buildProduct({ id: 'mug', title: 'Mug', tags: ['tin'], variants: [blue, red] })
const row = { productId: 'mug', variantId: 'blue' }

it('shows gift cards as unlimited, whatever their rows say of stock', () => {
  const card = buildVariant({ stock: { unlimited: false, onHand: 0, held: 0 } })
  expect(cellsOf(buildProduct({ type: 'gift-card', variants: [card] }), card).onHand).toBe(null)
  expect(cellsOf(mug, blue).onHand).toBe(10)
})

describe('applyGridRows', () => {
  it('writes cells of a product and of its variants', () => {
    const { input, kept } = applyGridRows(mug, [
      {
        productId: 'mug',
        variantId: null,
        was: { title: 'Mug', tags: ['tin'] },
        is: { title: 'Cup', tags: [] },
      },
      { ...row, was: { priceCents: 1200, onHand: 10 }, is: { priceCents: 1320, onHand: 7 } },
      { ...row, variantId: 'red', was: { onHand: null }, is: { onHand: 4 } },
    ])
    expect(kept.size).toBe(0)
    expect(input).toMatchObject({
      title: 'Cup',
      tags: [],
      variants: [
        { sku: 'BLUE', priceCents: 1320, stock: { unlimited: false, onHand: 7 } },
        { sku: 'RED', priceCents: 1200, stock: { unlimited: false, onHand: 4 } },
      ],
    })
  })

  it('leaves stock that no row sets as it is', () => {
    const { input } = applyGridRows(mug, [{ ...row, was: { sku: 'BLUE' }, is: { sku: 'NAVY' } }])
    expect(input.variants.map((each) => each.stock)).toEqual([undefined, undefined])
  })

  it('keeps a whole row out of it when somebody else changed one of its fields', () => {
    const { input, kept } = applyGridRows(mug, [
      { ...row, was: { priceCents: 1100, sku: 'BLUE' }, is: { priceCents: 1500, sku: 'NAVY' } },
      { ...row, variantId: 'red', was: { priceCents: 1200 }, is: { priceCents: 1300 } },
    ])
    expect([...kept]).toEqual([[0, { outcome: 'clash', fields: ['priceCents'] }]])
    expect(input.variants).toMatchObject([{ priceCents: 1200, sku: 'BLUE' }, { priceCents: 1300 }])
  })

  it('counts stock that was sold meanwhile as changed', () => {
    const { kept } = applyGridRows(mug, [{ ...row, was: { onHand: 11 }, is: { onHand: 20 } }])
    expect([...kept]).toEqual([[0, { outcome: 'clash', fields: ['onHand'] }]])
  })

  it('finds no clash where somebody else wrote the same', () => {
    const { kept } = applyGridRows(mug, [{ ...row, was: { priceCents: 900 }, is: { priceCents: 1200 } }])
    expect(kept.size).toBe(0)
  })

  it('says which variant is gone', () => {
    const { kept } = applyGridRows(mug, [
      { ...row, variantId: 'green', was: { sku: '' }, is: { sku: 'G' } },
      { ...row, variantId: null, was: { sku: '' }, is: { sku: 'G' } },
    ])
    expect([...kept.values()]).toEqual([{ outcome: 'gone' }, { outcome: 'gone' }])
  })
})
