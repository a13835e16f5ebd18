import { describe, expect, it } from 'vitest'
import { referencesFor, unitPriceCents, type VariantContent } from './unit-price.ts'

const content = (amountMilli: number, unit: VariantContent['unit'], per: VariantContent['per']) => ({
  amountMilli,
  unit,
  per,
})

describe('the unit price', () => {
  it.each([
    [499, content(500_000, 'g', 'kg'), 998],
    [1_299, content(750_000, 'ml', 'l'), 1_732],
    [1_299, content(750, 'l', 'l'), 1_732],
    [250, content(33_000, 'cl', 'l'), 758],
    [199, content(150_000, 'g', '100g'), 133],
    [100, content(3_000, 'piece', 'piece'), 33],
    // Half of a cent is told upwards.
    [101, content(2_000, 'piece', 'piece'), 51],
    [2_500, content(250_000, 'cm', 'm'), 1_000],
    [4_990, content(2_220, 'm2', 'm2'), 2_248],
    [0, content(500_000, 'g', 'kg'), 0],
    [1_000_000_000_000, content(1_000, 'g', 'kg'), 1_000_000_000_000_000],
  ])('of %i for %j is %i', (price, held, cents) => {
    expect(unitPriceCents(price, held)).toBe(cents)
  })

  it('is none where the reference is of another kind', () => {
    expect(unitPriceCents(499, content(500_000, 'g', 'l'))).toBeNull()
    expect(referencesFor('cl')).toEqual(['l', '100ml'])
  })
})
