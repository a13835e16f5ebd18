import { expect, it } from 'vitest'
import type { ListedProduct } from './listed-product.ts'
import { type FileProduct, readListedProducts } from './read-listed-products.ts'

const list = ({ line, cells }: FileProduct): ListedProduct => ({
  line,
  cells: { title: cells.name ?? '', price: '1' },
  images: [],
  options: [{ name: 'Size', choices: ['S', 'M', 'L'] }],
  variants: [],
  present: new Set(),
})

function read(products: readonly FileProduct[], mostVariants: number) {
  const file = { products, problems: [], list, countedTogether: () => null }
  const reading = readListedProducts(file, 2, mostVariants)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

it('makes no more variants than a file can hold', () => {
  const products = [2, 3, 4].map((line) => ({ line, cells: { name: 'Bead' }, variants: [] }))
  const { drafts, problems, unread } = read(products, 6)
  expect([drafts.length, unread]).toEqual([2, 1])
  expect(problems).toEqual([
    { line: 4, reason: '“Bead” was left out: a file can hold 250,000 variants. Please split it.' },
  ])
})
