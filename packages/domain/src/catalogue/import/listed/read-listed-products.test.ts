import { expect, it } from 'vitest'
import type { ListedProduct } from './listed-product.ts'
import { type FileProduct, readListedProducts } from './read-listed-products.ts'

const list = ({ line, cells }: FileProduct): ListedProduct => ({
  line,
  cells: { title: cells.name ?? '', price: '1' },
  images: [],
  categories: [],
  tags: [],
  options: [{ name: 'Size', choices: ['S', 'M', 'L'] }],
  variants: [],
  present: new Set(),
})

function read(products: readonly FileProduct[], mostVariants?: number) {
  const file = {
    kind: 'wix',
    products,
    problems: [],
    hasStrays: false,
    list,
    countedTogether: () => null,
  } as const
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

it('knows products by their ids, and by their titles where they have none', () => {
  const names = [
    { handleid: 'p7', name: 'Cup' },
    { handleid: '', name: 'Cup' },
    { handleid: 'p9', name: 'Jug' },
    { handleid: 'x'.repeat(101), name: 'Pan' },
    { handleid: 'p1', name: '!' },
  ]
  const { drafts } = read(names.map((cells, place) => ({ line: place + 2, cells, variants: [] })))
  expect(drafts.map(({ key, formerKey, urlId }) => [key, formerKey, urlId])).toEqual([
    ['wix:p7', undefined, 'cup'],
    ['cup-2', undefined, 'cup-2'],
    ['wix:p9', 'jug', 'jug'],
    ['pan', undefined, 'pan'],
    ['wix:p1', undefined, 'product'],
  ])
})

it('leaves out what has the id of a product before it', () => {
  const two = [2, 3].map((line) => ({ line, cells: { handleid: 'p7', name: `Cup ${line}` }, variants: [] }))
  expect(read(two)).toMatchObject({
    drafts: [{ title: 'Cup 2' }],
    unread: 1,
    problems: [{ line: 3, reason: '“Cup 3” was left out: a product before it has its ID.' }],
  })
})
