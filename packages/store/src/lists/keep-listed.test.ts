import type { Product } from '@vitrine/domain/catalogue/product'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildMug, buildVariant } from '../testing/builders.ts'
import { among, byTitle, everyRow } from '../testing/list-ask.ts'
import type { ListAsk } from './read-list.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const mug = buildMug({ isFeatured: false, tags: [], variants: [buildVariant({ priceCents: 1_200 })] })
const variant = { ...mug.variants[0], ...buildVariant({ id: mug.variants[0]?.id ?? '', priceCents: 1_900 }) }

async function finds(ask: Partial<ListAsk>): Promise<boolean> {
  const { total } = await built.siteStore.products.listed(everyRow({ ...byTitle, ...ask }))
  return total.count === 1
}

const featured = { tests: among('featured', 'yes') }
const dear = { tests: [{ kind: 'between', key: 'price', from: 1_900, to: null }] } as const
const tagged = { tests: among('tag', 'gift') }

// A row that is the same is not written again: each of these must be seen to differ.
it.each([
  ['a choice', featured, { isFeatured: true }],
  ['a number', dear, { variants: [variant] }],
  ['a text', tagged, { tags: ['gift'] }],
] as const)('keeps a row of which %s alone has changed, and changes back', async (_, ask, change) => {
  const save = (product: Product) => built.siteStore.products.save(product)
  await save(mug)
  const seen = [await finds(ask)]
  await save({ ...mug, ...change })
  seen.push(await finds(ask))
  await save(mug)
  seen.push(await finds(ask))
  expect(seen).toEqual([false, true, false])
})

it('keeps a row as it is when nothing of it has changed', async () => {
  await built.siteStore.products.save(mug)
  await built.siteStore.products.save(mug)
  expect(await finds({ words: ['enamel'] })).toBe(true)
})
