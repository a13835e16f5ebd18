import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const mug = buildProduct()
const around = (context: object) => ({
  nodes: [{ productMerchandisingContext: { [String(mug.id)]: context } }],
})
const scarce = { scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left', scarcityShownByDefault: true }

describe('product-scarcity', () => {
  it('hides what belongs to a variant until it is chosen', () => {
    const views = [
      { qtyInStock: 2, attributes: { Glaze: 'Blue' } },
      { qtyInStock: 5, attributes: { Glaze: 'Green' } },
    ]
    expect(printWord('product-scarcity', mug, [], around({ ...scarce, scarcityTemplateViews: views }))).toBe(
      `  <div class="product-scarcity" data-variant-attributes="{&quot;Glaze&quot;:&quot;Blue&quot;}" hidden>
    Only 2 left
  </div>

  <div class="product-scarcity" data-variant-attributes="{&quot;Glaze&quot;:&quot;Green&quot;}" hidden>
    Only 5 left
  </div>`,
    )
  })

  it('shows the message of a product without options at once', () => {
    const views = [{ qtyInStock: 2, attributes: {} }]
    const text = (parts: object) =>
      printWord('product-scarcity', mug, [], around({ ...parts, scarcityTemplateViews: views }))
    expect(text(scarce)).not.toContain('hidden')
    expect(text({ ...scarce, scarcityText: '{qtyInStock plural one {# mug} other {# mugs}}' })).toContain(
      '2 mugs',
    )
  })

  it('lets the value pass when there is no scarcity', () => {
    expect(printWord('product-scarcity', mug)).toBe(mug)
    expect(printWord('product-scarcity', mug, [], around({ ...scarce, scarcityEnabled: false }))).toBe(mug)
  })
})
