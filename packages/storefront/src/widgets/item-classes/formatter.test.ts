import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariantAt } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

describe('item-classes', () => {
  it('names what an item is', () => {
    const post = {
      promotedBlockType: 'image',
      categories: ['Late News'],
      tags: ['Größe "M"', '<b>'],
      author: { displayName: 'Ada L.' },
      recordTypeLabel: 'text',
      starred: true,
    }
    expect(printWord('item-classes', post, [], { variables: { '@index': 2 } })).toBe(
      'hentry promoted promoted-block-image category-late-news tag-gre-m tag-b author-ada-l post-type-text article-index-2 featured',
    )
  })

  it('marks products on sale and sold out', () => {
    const gone = buildProduct({ variants: [{ ...buildVariantAt('18', '15'), qtyInStock: 0 }] })
    expect(printWord('item-classes', gone)).toBe('hentry post-type- on-sale sold-out')
    expect(printWord('item-classes', buildProduct())).toBe('hentry post-type-')
  })

  it('looks up what the item itself does not have', () => {
    expect(printWord('item-classes', {}, [], { nodes: [{ tags: ['outer'] }] })).toBe(
      'hentry tag-outer post-type-',
    )
  })
})
