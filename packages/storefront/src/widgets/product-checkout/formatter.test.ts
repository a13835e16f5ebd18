import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

describe('product-checkout', () => {
  it('shows variants, quantity and button in this order', () => {
    const variants = ['S', 'M'].map((Size) => buildVariant({ attributes: { Size } }))
    const text = String(
      printWord('product-checkout', buildProduct({ variants, variantOptionOrdering: ['Size'] })),
    )
    const places = ['product-variants', 'product-quantity-input', 'sqs-add-to-cart-button'].map((name) =>
      text.indexOf(name),
    )
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((left, right) => left - right))
  })

  it('leaves out what there is nothing to choose of', () => {
    const text = printWord('product-checkout', buildProduct({ productType: 2, variants: [] }))
    expect(String(text).trim()).toBe(
      printWord('add-to-cart-btn', buildProduct({ productType: 2, variants: [] })),
    )
  })
})
