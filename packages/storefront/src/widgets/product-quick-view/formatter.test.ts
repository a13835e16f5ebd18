import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const button = (group: string, label = 'Quick View') =>
  `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="mug-1" data-group="${group}">${label}</span>`

describe('product-quick-view', () => {
  it('reads its group from the item, else from around it, else takes the word itself', () => {
    const parts = { nodes: [{ row: 'outer' }] }
    expect(printWord('product-quick-view', { id: 'mug-1', row: 'inner' }, ['row'], parts)).toBe(
      button('inner'),
    )
    expect(printWord('product-quick-view', { id: 'mug-1' }, ['row'], parts)).toBe(button('outer'))
    expect(printWord('product-quick-view', { id: 'mug-1' }, ['row'])).toBe(button('row'))
    expect(printWord('product-quick-view', { id: 'mug-1' })).toBe(button(''))
  })

  it('speaks the language of the site', () => {
    const parts = { nodes: [{ localizedStrings: { productQuickViewText: 'Schnellansicht' } }] }
    expect(printWord('product-quick-view', { id: 'mug-1' }, [], parts)).toBe(button('', 'Schnellansicht'))
  })
})
