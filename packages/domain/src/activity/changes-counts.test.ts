import { expect, it } from 'vitest'
import { changesCounts } from './changes-counts.ts'
import type { Json } from './document-image.ts'

const blue = { id: 'blue', priceCents: 4600, stock: { unlimited: false, onHand: 36 } }
const counted = { ...blue, stock: { unlimited: false, onHand: 40 } }
const image = (before: readonly Json[], after: readonly Json[]) => ({
  ...{ kind: 'product' as const, documentId: 'bowl', name: 'Tide bowl', isCut: false },
  ...{ before: { variants: before }, after: { variants: after } },
})

it('counts of stock are told apart from what an undo puts back', () => {
  expect(changesCounts(image([blue], [{ ...counted, priceCents: 5000 }]))).toBe(true)
  expect(changesCounts(image([blue], [{ ...blue, stock: { unlimited: true } }]))).toBe(true)
  expect(changesCounts(image([blue], [{ ...blue, priceCents: 5000 }]))).toBe(false)
})

it('a product or variant that comes or goes has its stock with it', () => {
  expect(changesCounts(image([], [blue]))).toBe(false)
  expect(changesCounts({ ...image([blue], []), after: null })).toBe(false)
  expect(changesCounts({ ...image([blue], [counted]), kind: 'item' })).toBe(false)
})
