import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant, buildVariantAt } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const gone = buildProduct({ variants: [{ ...buildVariantAt('18', '15'), qtyInStock: 0 }] })

describe('product-status', () => {
  it('marks what is sold out, also when it is on sale', () => {
    expect(printWord('product-status', gone)).toBe('<div class="product-mark sold-out">sold out</div>')
  })

  it('marks what is on sale', () => {
    const item = buildProduct({ variants: [buildVariantAt('18', '15')] })
    expect(printWord('product-status', item)).toBe('<div class="product-mark sale">sale</div>')
  })

  it('marks nothing else', () => {
    expect(printWord('product-status', buildProduct({ variants: [buildVariant()] }))).toBeUndefined()
  })

  it('marks paid access to pages on sale, never sold out; what is of no known type is', () => {
    const none = { qtyInStock: 0 }
    const status = (productType: number, variant: object) =>
      printWord('product-status', buildProduct({ productType, variants: [variant] }))
    expect(status(5, buildVariant(none))).toBeUndefined()
    expect(status(5, { ...buildVariantAt('18', '15'), ...none })).toContain('>sale<')
    expect(status(6, buildVariant())).toContain('>sold out<')
  })

  it('takes the text of the owner, else of the site', () => {
    const localizedStrings = { productSoldOutText: 'ausverkauft', productSaleText: 'Aktion' }
    const context = { [String(gone.id)]: { customSoldOutText: 'back in <b>May</b>' } }
    const parts = { nodes: [{ localizedStrings, productMerchandisingContext: context }] }
    expect(printWord('product-status', gone, [], parts)).toContain('>back in &lt;b&gt;May&lt;/b&gt;<')
    expect(printWord('product-status', gone, [], { nodes: [{ localizedStrings }] })).toContain(
      '>ausverkauft<',
    )
  })
})
