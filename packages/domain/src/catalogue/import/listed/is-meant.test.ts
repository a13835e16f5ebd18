import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../../testing/builders.ts'
import type { ProductDraft } from '../product-draft.ts'
import { isMeant } from './is-meant.ts'

const variants = [buildVariant({ sku: 'C-1' }), buildVariant({ sku: 'LAMP' })]
const cup = buildProduct({ title: 'Blue cup', urlId: 'cup', variants })

function means(draft: Partial<ProductDraft> & { readonly sku?: string; readonly isSkuMade?: boolean }) {
  const { sku = 'LAMP', isSkuMade = true, ...rest } = draft
  const given = {
    key: 'woocommerce:12',
    title: 'Lamp',
    urlId: 'lamp',
    variants: [{ sku, isSkuMade }],
    ...rest,
  }
  return isMeant(given as ProductDraft, cup)
}

describe('a product whose id a draft has', () => {
  it('is another where neither name nor SKU is the same', () => {
    expect(means({})).toBe(false)
    expect(means({ sku: 'Z', isSkuMade: false })).toBe(false)
  })

  it('is meant with a SKU of it, by its name here, and by the one that it was imported with', () => {
    expect(means({ sku: 'C-1', isSkuMade: false })).toBe(true)
    expect(means({ title: 'Blue Cup', urlId: 'blue-cup' })).toBe(true)
    expect(means({ title: 'Cup', urlId: 'cup-2' })).toBe(true)
  })

  it('is meant whatever it is called, where the id is a random one', () => {
    expect(means({ key: 'wix:Product_3b2a5d52-e3ab-91f6-0c55-6c1f0a7d1b9e' })).toBe(true)
  })
})
