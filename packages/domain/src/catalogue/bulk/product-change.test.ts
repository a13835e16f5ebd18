import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/builders.ts'
import { applyGridRows } from '../grid/apply-grid-rows.ts'
import { isLower, type ProductChange, reversedRows, rowsOfChange } from './product-change.ts'

const mug = buildProduct({
  tags: ['Blue', 'new'],
  isVisible: true,
  variants: [buildVariant({ id: 'small', priceCents: 1342 }), buildVariant({ id: 'large', priceCents: 0 })],
})
const ending = { kind: 'ending', cents: 95, unitCents: 100 } as const
const percent = (value: number) => ({ kind: 'percent', percent: value }) as const
const changed = (change: ProductChange) =>
  rowsOfChange(mug, change).map(({ variantId, is }) => [variantId, is])

describe('what is done to many products', () => {
  it('is nothing where it is so already', () => {
    expect(changed({ kind: 'visibility', isVisible: true })).toEqual([])
    expect(changed({ kind: 'tags', add: ['BLUE'], remove: ['red'] })).toEqual([])
    expect(changed({ kind: 'sale', sum: null })).toEqual([])
  })

  it('changes what is another', () => {
    expect(changed({ kind: 'visibility', isVisible: false })).toEqual([[null, { isVisible: false }]])
    expect(changed({ kind: 'tags', add: [' gift ', ''], remove: ['NEW'] })).toEqual([
      [null, { tags: ['Blue', 'gift'] }],
    ])
  })

  it('changes prices by the sums of the grid, and leaves free what is free', () => {
    expect(changed({ kind: 'prices', sum: { change: percent(10), ending: null } })).toEqual([
      ['small', { priceCents: 1476 }],
    ])
    expect(changed({ kind: 'prices', sum: { change: percent(10), ending } })).toEqual([
      ['small', { priceCents: 1495 }],
    ])
  })

  it('is a sale only where the price falls', () => {
    const sale = { kind: 'sale', sum: { change: percent(-20), ending: null } } as const
    const sold = { ...mug, variants: mug.variants.slice(0, 1) }
    const rows = rowsOfChange(sold, sale)
    expect(rows.map(({ is }) => is)).toEqual([{ isOnSale: true, salePriceCents: 1074 }])
    expect(isLower(sold, rows)).toBe(true)
    expect(isLower(mug, rowsOfChange(mug, sale))).toBe(false)
  })

  it('is taken back, but not over what somebody wrote since', () => {
    const rows = rowsOfChange(mug, { kind: 'tags', add: ['gift'], remove: [] })
    const after = { ...mug, tags: ['Blue', 'new', 'gift'] }
    expect(applyGridRows(after, reversedRows(rows)).input.tags).toEqual(['Blue', 'new'])
    expect(applyGridRows({ ...after, tags: ['gift'] }, reversedRows(rows)).kept.size).toBe(1)
  })
})
