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
    expect(changed({ kind: 'visibility', isVisible: false })).toEqual([
      [null, { isVisible: false, publishFromMs: null }],
    ])
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
    expect(rows.map(({ is }) => is)).toMatchObject([{ isOnSale: true, salePriceCents: 1074 }])
    expect(isLower(sold, rows)).toBe(true)
    expect(isLower(mug, rowsOfChange(mug, sale))).toBe(false)
  })

  it('takes away what is planned, and brings it back', () => {
    const waiting = buildVariant({ id: 'small', salePriceCents: 900 })
    const now = { ...mug, isVisible: false, variants: [waiting] }
    const times = { saleFromMs: 3, saleUntilMs: 5 }
    const planned = { ...now, publishFromMs: 7, variants: [{ ...waiting, ...times }] }
    const rows = [
      ...rowsOfChange(planned, { kind: 'visibility', isVisible: false }),
      ...rowsOfChange(planned, { kind: 'sale', sum: null }),
    ]
    const after = applyGridRows(planned, rows).input
    expect(after).toMatchObject({ isVisible: false, publishFromMs: undefined })
    expect(after.variants).toMatchObject([{ isOnSale: false, saleFromMs: undefined, saleUntilMs: undefined }])
    const back = applyGridRows(now, reversedRows(rows))
    expect(back.kept.size).toBe(0)
    expect(back.input).toMatchObject({ isVisible: false, publishFromMs: 7, variants: [times] })
  })

  it('takes back what was kept of it before moments were', () => {
    const row = { productId: mug.id, variantId: null, was: { isVisible: false }, is: { isVisible: true } }
    const back = applyGridRows({ ...mug, isVisible: false }, [row])
    expect([back.kept.size, back.input.isVisible]).toEqual([0, true])
  })

  it('leaves a sale its end that runs and gets another price', () => {
    const variants = [buildVariant({ id: 'small', priceCents: 1342, isOnSale: true, saleUntilMs: 5 })]
    const running = { ...mug, variants }
    const rows = rowsOfChange(running, { kind: 'sale', sum: { change: percent(-20), ending: null } })
    expect(applyGridRows(running, rows).input.variants).toMatchObject([
      { isOnSale: true, salePriceCents: 1074, saleUntilMs: 5 },
    ])
  })

  it('is taken back, but not over what somebody wrote since', () => {
    const rows = rowsOfChange(mug, { kind: 'tags', add: ['gift'], remove: [] })
    const after = { ...mug, tags: ['Blue', 'new', 'gift'] }
    expect(applyGridRows(after, reversedRows(rows)).input.tags).toEqual(['Blue', 'new'])
    expect(applyGridRows({ ...after, tags: ['gift'] }, reversedRows(rows)).kept.size).toBe(1)
  })
})
