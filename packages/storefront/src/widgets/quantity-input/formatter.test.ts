import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const noSeveral = {
  nodes: [{ websiteSettings: { storeSettings: { multipleQuantityAllowedForServices: false } } }],
}

describe('quantity-input', () => {
  it('asks how many, from 1 to 9999', () => {
    expect(printWord('quantity-input', buildProduct())).toBe(
      `<div class="product-quantity-input" data-item-id="65f0a1b2c3d4e5f601234567" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`,
    )
  })

  it.each([
    ['the last piece', { variants: [buildVariant({ qtyInStock: 1 })] }],
    ['nothing left', { variants: [buildVariant({ qtyInStock: 0 })] }],
    ['a digital product', { productType: 2 }],
    ['a gift card', { productType: 4 }],
    ['a subscription', { isSubscribable: true }],
  ])('asks nothing for %s', (_name, content) => {
    expect(printWord('quantity-input', buildProduct(content))).toBeUndefined()
  })

  it('asks for a service unless the shop sells one at a time', () => {
    const lesson = buildProduct({ productType: 3, variants: [buildVariant({ unlimited: true })] })
    expect(printWord('quantity-input', lesson)).toBeDefined()
    expect(printWord('quantity-input', lesson, [], noSeveral)).toBeUndefined()
  })

  it('belongs to the item around where the value has no id', () => {
    const { id: _, ...nameless } = buildProduct()
    expect(printWord('quantity-input', nameless, [], { nodes: [{ id: 'item-1' }] })).toContain(
      'data-item-id="item-1"',
    )
  })

  it('speaks the language of the site', () => {
    const parts = { nodes: [{ localizedStrings: { productQuantityInputLabel: 'Anzahl' } }] }
    expect(printWord('quantity-input', buildProduct(), [], parts)).toContain('aria-label="Anzahl"')
  })
})
