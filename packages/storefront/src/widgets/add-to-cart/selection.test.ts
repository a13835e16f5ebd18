import { describe, expect, it } from 'vitest'
import { readVariants } from './page-variant.ts'
import { canHave, selectedVariant, unselectedOptions } from './selection.ts'

const variants = readVariants(
  JSON.stringify([
    { id: '1', sku: 'BS', attributes: { Colour: 'Blue', Size: 'S' }, price: 1800, qtyInStock: 3 },
    { id: '2', sku: 'BL', attributes: { Colour: 'Blue', Size: 'L' }, price: 2200, qtyInStock: 0 },
    { id: '3', sku: 'RL', attributes: { Colour: 'Red', Size: 'L' }, price: 2200, unlimited: true },
    { id: '4', sku: 'GL', attributes: { Colour: 'Grey', Size: 'L' }, price: 2200, qtyInStock: 0 },
  ]),
)

describe('the selection of a variant', () => {
  it('names the options that still wait for a choice', () => {
    expect(unselectedOptions({ Colour: '', Size: 'S' })).toEqual(['Colour'])
  })

  it('is a variant only when every option is chosen', () => {
    expect(selectedVariant(variants, { Colour: 'Blue', Size: '' })).toBeNull()
    expect(selectedVariant(variants, { Colour: 'Blue', Size: 'S' })?.sku).toBe('BS')
  })

  it('is nothing where there is no such variant', () => {
    expect(selectedVariant(variants, { Colour: 'Red', Size: 'S' })).toBeNull()
  })

  it('knows which values are to be had with what else is chosen', () => {
    const chosen = { Colour: 'Blue', Size: '' }
    expect(canHave(variants, chosen, { option: 'Size', value: 'S' })).toBe(true)
    expect(canHave(variants, chosen, { option: 'Size', value: 'L' })).toBe(false)
    expect(canHave(variants, chosen, { option: 'Colour', value: 'Red' })).toBe(true)
    expect(canHave(variants, chosen, { option: 'Colour', value: 'Grey' })).toBe(false)
  })

  it('never runs out of what is unlimited', () => {
    expect(variants[2]?.available).toBe(Number.POSITIVE_INFINITY)
  })
})
