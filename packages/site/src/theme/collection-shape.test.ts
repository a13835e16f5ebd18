import { expect, it } from 'vitest'
import { takesProducts } from '../template-folder/collection-conf.ts'

it.each([
  ['products', [], true],
  ['wares', ['store_item'], true],
  ['wares', ['image', 'store-item'], true],
  ['blog', ['text', 'store_item', 'event'], false],
  ['gallery', ['store_item'], false],
  ['notes', ['text', 'store_item'], false],
  ['notes', ['text'], false],
])('a collection of type %s that takes %j holds products: %s', (name, accepted, isForProducts) => {
  expect(takesProducts(name, accepted)).toBe(isForProducts)
})
