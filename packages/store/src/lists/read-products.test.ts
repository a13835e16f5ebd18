import type { Product } from '@vitrine/domain/catalogue/product'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { productEntry, productsTable } from '../catalogue/lists/products-list-table.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildProduct, buildVariant, newId, noon } from '../testing/builders.ts'
import { among, everyRow } from '../testing/list-ask.ts'
import { usualBounds } from './list-bounds.ts'
import { listOfRows } from './list-of-rows.ts'
import type { ListAsk } from './read-list.ts'

let built: BuiltStore
const shop = buildCollection()
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})
afterEach(() => built.close())

interface Drawn {
  readonly title: string
  readonly hours: number
  readonly cents: number
  readonly onHand: number
  readonly category: string | null
  readonly sku: string
  readonly isVisible: boolean
}

/** Has the marks that Garden has. */
const sameMarks = 'Garden 185'

const drawn = fc.record<Drawn>({
  title: fc.constantFrom('Mug', 'Mug blue', 'Blue pot', 'Pot'),
  hours: fc.nat({ max: 5 }),
  cents: fc.nat({ max: 4 }),
  onHand: fc.nat({ max: 4 }),
  category: fc.constantFrom('Kitchen', 'Kitchen range', 'Garden', sameMarks, null),
  sku: fc.constantFrom('PO', 'POT-1', 'POT-2', 'MUG-1'),
  isVisible: fc.boolean(),
})

const between = (key: string, first: number, step: number): fc.Arbitrary<RowTest> =>
  fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })).map(([one, other]) => ({
    kind: 'between',
    key,
    from: first + Math.min(one, other) * step,
    to: first + Math.max(one, other) * step,
  }))

const test: fc.Arbitrary<RowTest> = fc.oneof(
  between('stock', 0, 1),
  between('price', 0, 1),
  between('created', noon, 3_600_000),
  fc.constantFrom(
    ...among('visible', 'yes'),
    ...among('category', 'kitchen'),
    ...among('category', 'garden'),
    ...among('category', 'garden', 'kitchen range'),
    { kind: 'among' as const, key: 'category', values: ['garden'], isNot: true },
    { kind: 'empty' as const, key: 'category', isEmpty: true },
    ...among('sku', 'pot-1'),
    ...['p', 'po', 'pot', 'pot-2'].map((text) => ({ kind: 'starts' as const, key: 'sku', text })),
  ),
  fc.constant({ kind: 'has' as const, key: 'category', words: ['ran'] }),
)

/** So that every way to a page is taken. */
const bounds = fc.constantFrom(
  usualBounds,
  { ...usualBounds, sorted: 3, sortedAtOnce: 0 },
  { ...usualBounds, sorted: 6, sortedAtOnce: 0, given: 0 },
  { ...usualBounds, sorted: 3, sortedAtOnce: 1, walkedFully: 7, begunAtOnce: 0 },
  { ...usualBounds, sorted: 2, sortedAtOnce: 0, walkedFully: 0, walked: 4, lookedUp: 2, asked: 2, among: 6 },
  { ...usualBounds, sorted: 1, sortedAtOnce: 0, walkedFully: 0, walked: 2, lookedUp: 2, asked: 2, among: 20 },
  {
    ...usualBounds,
    sorted: 2,
    sortedAtOnce: 0,
    walked: 5,
    asked: 4,
    lookedUp: 4,
    among: 9,
    sortedFarOff: 0,
  },
  { ...usualBounds, sorted: 1, walkedFully: 0, walked: 2, sortedFarOff: 1, sortedAtMost: 1, among: 0 },
)

const asked = fc.record({
  words: fc.subarray(['mug', 'bl', 'kit', 'nothing'], { maxLength: 2 }),
  tests: fc.array(test, { maxLength: 2 }),
  sort: fc.record({
    key: fc.constantFrom('title', 'stock', 'price', 'updated', 'created'),
    isDescending: fc.boolean(),
  }),
  limit: fc.integer({ min: 1, max: 6 }),
  bounds,
})

describe('a list of which an index leaves a number out', () => {
  it('finds the few rows that have a word several times, and hold to a choice', async () => {
    const products = await fill(
      Array.from({ length: 24 }, (_, at) => ({
        title: at < 3 ? 'Mugs, muggy' : 'Pot',
        hours: at % 5,
        cents: (at * 7) % 16,
        onHand: 1,
        category: 'Kitchen',
        sku: 'POT-1',
        isVisible: at % 2 === 0,
      })),
    )
    const tight = {
      ...usualBounds,
      sorted: 5,
      sortedAtOnce: 0,
      walkedFully: 0,
      walked: 4,
      lookedUp: 4,
      asked: 4,
    }
    const ask = everyRow({
      words: ['mug'],
      tests: among('visible', 'yes'),
      sort: byPrice,
      limit: 3,
      bounds: tight,
    })
    const wanted = listOfRows(products, listed, { ...ask, limit: 100 }).rows
    expect(wanted).toHaveLength(2)
    expect(await pages(ask)).toEqual(wanted.map(({ id }) => id))
  })

  it('counts the few rows of two conditions, though a page of them stands at the beginning of the list', async () => {
    const like = {
      title: 'Mug',
      hours: 1,
      cents: 3,
      onHand: 1,
      category: 'Kitchen',
      sku: 'MUG-1',
      isVisible: true,
    }
    await fill(Array.from({ length: 12 }, () => like))
    const sort = { key: 'updated', isDescending: true }
    const bounds = { ...usualBounds, sortedAtOnce: 2 }
    const ask = everyRow({ words: ['mug'], tests: among('category', 'kitchen'), sort, limit: 2, bounds })
    expect((await built.siteStore.products.listed(ask)).total).toEqual({ count: 12, isMore: false })
  })

  it('shows what is found without any index, whatever is asked', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { maxLength: 24 }),
        fc.array(asked, { minLength: 12, maxLength: 12 }),
        async (shelf, asks) => {
          const products = await fill(shelf)
          for (const ask of asks) {
            const { rows, total } = listOfRows(products, listed, everyRow({ ...ask, limit: 1_000 }))
            expect(await pages(ask)).toEqual(rows.map(({ id }) => id))
            const first = await built.siteStore.products.listed({ ...ask, start: null })
            expect(first.total.isMore ? Math.max(first.total.count, total.count) : first.total.count).toBe(
              total.count,
            )
          }
        },
      ),
      { numRuns: { short: 12, long: 300 }[inject('proofLength')] },
    )
  })
})

const listed = { keys: productsTable, entryOf: productEntry }

async function fill(shelf: readonly Drawn[]): Promise<readonly Product[]> {
  const products = shelf.map(({ title, hours, cents, onHand, category, sku, isVisible }) =>
    buildProduct({
      id: newId(),
      collectionId: shop.id,
      title,
      isVisible,
      categories: category === null ? [] : [category],
      createdAtMs: noon + hours * 3_600_000,
      updatedAtMs: noon + ((hours * 7) % 5) * 3_600_000,
      variants: [buildVariant({ sku, priceCents: cents, stock: { unlimited: false, onHand, held: 0 } })],
    }),
  )
  await built.siteStore.transaction(async (tables) => {
    for (const { id } of (await tables.products.listed(everyRow({ sort: byTitle }))).rows)
      await tables.products.remove(id)
    for (const product of products) await tables.products.save(product)
  })
  return products
}

const byTitle = { key: 'title', isDescending: false }
const byPrice = { key: 'price', isDescending: true }

/** The ids of all pages, one behind the other. */
async function pages(ask: Omit<ListAsk, 'start'>): Promise<readonly string[]> {
  const seen: string[] = []
  let start: ListAsk['start'] = null
  for (;;) {
    const page = await built.siteStore.products.listed({ ...ask, start })
    seen.push(...page.rows.map(({ id }) => id))
    const last = page.rows.at(-1)
    if (!last || page.next === null) return seen
    start = { side: 'after', id: last.id, value: productEntry(last).columns[ask.sort.key] ?? 0 }
  }
}
