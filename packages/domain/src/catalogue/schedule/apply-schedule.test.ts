import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/builders.ts'
import { applySchedule, nextChangeMs } from './apply-schedule.ts'

describe('applySchedule', () => {
  it.each([
    ['keeps a product hidden until its moment', 999, { isVisible: false, publishFromMs: 1000 }],
    ['shows it at the moment itself', 1000, { isVisible: true }],
  ])('%s', (_, nowMs, expected) => {
    const product = buildProduct({ isVisible: true, publishFromMs: 1000 })
    const { isVisible, publishFromMs } = applySchedule(product, nowMs)
    expect({ isVisible, ...(publishFromMs && { publishFromMs }) }).toEqual(expected)
  })

  it.each([
    [999, { isOnSale: false, saleFromMs: 1000, saleUntilMs: 2000 }],
    [1000, { isOnSale: true, saleUntilMs: 2000 }],
    [1999, { isOnSale: true, saleUntilMs: 2000 }],
    [2000, { isOnSale: false }],
  ])('has a sale from 1000 until 2000 at %i', (nowMs, expected) => {
    const variant = buildVariant({ isOnSale: false, saleFromMs: 1000, saleUntilMs: 2000 })
    const { variants } = applySchedule(buildProduct({ variants: [variant] }), nowMs)
    const { saleFromMs: _, saleUntilMs: __, ...plain } = variant
    expect(variants).toEqual([{ ...plain, ...expected }])
  })

  it('leaves a product without times as it is, and finds no next change', () => {
    const product = buildProduct({ variants: [buildVariant({ isOnSale: true })] })
    expect(applySchedule(product, 5000)).toEqual(product)
    expect(nextChangeMs(product)).toBeNull()
  })

  it('finds the nearest of all changes', () => {
    const variant = { ...buildVariant({}), saleFromMs: 3000, saleUntilMs: 4000 }
    expect(nextChangeMs(buildProduct({ publishFromMs: 3500, variants: [variant] }))).toBe(3000)
  })
})
