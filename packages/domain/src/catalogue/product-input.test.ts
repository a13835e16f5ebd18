import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import { checkProduct, stockAfterEdit } from './product-input.ts'

const blue = buildVariant({ sku: 'A', attributes: { Colour: 'Blue' } })
const red = buildVariant({ sku: 'B', attributes: { Colour: 'Red' } })
const two = buildProduct({ optionNames: ['Colour'], variants: [blue, red] })

describe('checkProduct', () => {
  it('finds nothing wrong with a whole product', () => {
    expect(checkProduct(two)).toEqual({})
  })

  it('names the address that is none, in the words of the specification', () => {
    expect(checkProduct({ ...two, urlId: 'a b' })).toEqual({ urlId: 'a b is not a valid page URL' })
  })

  it('asks for the address that is missing', () => {
    expect(checkProduct({ ...two, urlId: '' })).toEqual({ urlId: 'Enter an address' })
  })

  it('wants a title, short tags and short categories', () => {
    const long = 'x'.repeat(51)
    const errors = checkProduct({ ...two, title: ' ', tags: [long], categories: [long.slice(0, 26)] })
    expect(Object.keys(errors)).toEqual(['title', 'tags', 'categories'])
  })

  it('wants variants apart from each other, each with all its values', () => {
    const variants = [blue, { ...red, sku: 'A' }, { ...red, attributes: { Colour: 'Blue' } }]
    expect(checkProduct({ ...two, variants })).toEqual({
      'variants.1.sku': 'Another variant has this SKU',
      'variants.2.attributes': 'Another variant has these values',
    })
    expect(checkProduct({ ...two, variants: [buildVariant()] })).toEqual({
      'variants.0.attributes': 'Choose a value for each option',
    })
  })

  it('knows an option by the name of a thing that every object has', () => {
    const named = ['constructor', '__proto__'].map((name) =>
      checkProduct(buildProduct({ optionNames: [name], variants: [buildVariant()] })),
    )
    const missing = { 'variants.0.attributes': 'Choose a value for each option' }
    expect(named).toEqual([missing, missing])
  })

  it('wants the sale price below the price', () => {
    const variants = [buildVariant({ isOnSale: true, salePriceCents: 1250 })]
    expect(checkProduct(buildProduct({ variants }))).toEqual({
      'variants.0.salePriceCents': 'The sale price must be below the price',
    })
  })
})

describe('stockAfterEdit', () => {
  const three = { unlimited: false, onHand: 3, held: 0 } as const

  it('keeps what was sold while the owner was editing', () => {
    expect(stockAfterEdit(three, { unlimited: false, onHand: 5, was: 5 })).toBeNull()
    expect(stockAfterEdit(three, { unlimited: false, onHand: 15, was: 5 })).toEqual({
      unlimited: false,
      onHand: 13,
    })
  })

  it('takes a bare count as it is, and never goes below zero', () => {
    expect(stockAfterEdit(three, { unlimited: false, onHand: 7 })).toEqual({ unlimited: false, onHand: 7 })
    expect(stockAfterEdit(three, { unlimited: false, onHand: 0, was: 5 })).toEqual({
      unlimited: false,
      onHand: 0,
    })
  })

  it('changes nothing when nothing was said', () => {
    expect(stockAfterEdit(three, undefined)).toBeNull()
    expect(stockAfterEdit({ unlimited: true }, { unlimited: true })).toBeNull()
  })
})
