import { expect, it } from 'vitest'
import { previewImport } from './import-preview.ts'
import type { ProductDraft } from './product-draft.ts'

const draft = (line: number, ...prices: readonly number[]): ProductDraft => ({
  key: `cup-${line}`,
  isOurs: false,
  line,
  lines: [line],
  urlId: `cup-${line}`,
  type: 'physical',
  title: `Cup ${line}`,
  uncleanBodyHtml: '',
  uncleanExcerptHtml: '',
  categories: [],
  tags: [],
  optionNames: [],
  variants: prices.map((priceCents) => ({
    sku: '',
    isSkuMade: true,
    attributes: {},
    priceCents,
    salePriceCents: 0,
    isOnSale: false,
    stock: { unlimited: true },
    weightGrams: 0,
    imageUrl: null,
  })),
  images: [],
  isVisible: true,
  isFeatured: false,
  safety: { maker: '', responsible: '', warnings: '' },
  seo: { title: '', description: '' },
  silentOn: [],
})

it('counts what would be added and changed, and shows the first products with their lowest price', () => {
  const recognized = Array.from({ length: 7 }, (_, each) => ({
    draft: draft(each + 2, 900 + each, 800 + each),
    isKnown: each === 1,
    isRefused: false,
    remarks: [],
  }))
  const problems = [{ line: 9, reason: 'There is no price.' }]
  const preview = previewImport(recognized, { total: 9, unread: 1, problems, unreadColumns: [] })
  expect(preview).toMatchObject({ total: 9, added: 6, updated: 1, unforeseen: 2, unread: 1, problems })
  expect(preview.isCut).toBe(false)
  expect(preview.first).toHaveLength(5)
  expect(preview.first[1]).toEqual({ line: 3, title: 'Cup 3', variants: 2, priceCents: 801, isKnown: true })
})

it('tells the first hundred problems, and that there are more', () => {
  const problems = Array.from({ length: 101 }, (_, line) => ({ line, reason: 'There is no price.' }))
  const preview = previewImport([], { total: 0, unread: 101, problems, unreadColumns: [] })
  expect(preview.problems).toHaveLength(100)
  expect(preview.isCut).toBe(true)
})

it('tells what would be left out, by line, and counts it among neither', () => {
  const reason = '“Cup 3” will be left out. The page is full.'
  const preview = previewImport(
    [
      { draft: draft(2, 900), isKnown: false, isRefused: false, remarks: [] },
      { draft: draft(3, 900), isKnown: false, isRefused: true, remarks: [{ line: 3, reason }] },
    ],
    { total: 2, unread: 0, problems: [{ line: 4, reason: 'There is no price.' }], unreadColumns: ['Vendor'] },
  )
  expect(preview).toMatchObject({ total: 2, added: 1, updated: 0, refused: 1, unreadColumns: ['Vendor'] })
  expect(preview.problems.map(({ line }) => line)).toEqual([3, 4])
})

it('says of no row that it was used whose product would be left out', () => {
  const reason = 'It is not counted in the file.'
  const problems = [2, 3, 4].map((line) => ({ line, reason, isUsed: true }))
  const foreseen = {
    draft: { ...draft(3, 900), lines: [3, 4] },
    isKnown: false,
    isRefused: true,
    remarks: [],
  }
  expect(previewImport([foreseen], { total: 1, unread: 0, problems, unreadColumns: [] }).problems).toEqual([
    { line: 2, reason, isUsed: true },
    { line: 3, reason },
    { line: 4, reason },
  ])
})

it('shows the price of a sale that is on', () => {
  const { variants, ...cup } = draft(2, 1_190, 1_500)
  const [first, ...others] = variants
  const onSale = {
    ...cup,
    variants: first ? [...others, { ...first, isOnSale: true, salePriceCents: 1_090 }] : [],
  }
  const told = { total: 1, unread: 0, problems: [], unreadColumns: [] }
  const { first: shown } = previewImport(
    [{ draft: onSale, isKnown: false, isRefused: false, remarks: [] }],
    told,
  )
  expect(shown[0]?.priceCents).toBe(1_090)
})
