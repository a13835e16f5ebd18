import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildPost, noon } from '../../testing/builders.ts'
import type { ItemSearch } from './item-search.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const blog = '0'.repeat(24)
const everything: ItemSearch = {
  collectionId: blog,
  nowMs: noon,
  sort: 'position',
  direction: 'asc',
  offset: 0,
  limit: 50,
}

async function titles(search: Partial<ItemSearch>): Promise<readonly string[]> {
  const { rows } = await built.siteStore.items.search({ ...everything, ...search })
  return rows.map(({ title }) => title)
}

describe("the owner's shelves", () => {
  beforeEach(async () => {
    const { items } = built.siteStore
    await items.save(buildPost({ title: 'Bread', position: 2 }))
    await items.save(buildPost({ title: 'Apples', status: 'draft', position: 1 }))
    await items.save(
      buildPost({ title: 'Later', status: 'scheduled', publishedAtMs: noon + 1000, position: 3 }),
    )
    await items.save(buildPost({ title: 'Gone', trashedAtMs: noon, urlId: 'bread-again' }))
  })

  it('holds drafts and what is to come, and keeps the trash apart', async () => {
    expect(await titles({})).toEqual(['Apples', 'Bread', 'Later'])
    expect(await titles({ shelf: 'trash' })).toEqual(['Gone'])
    expect(await titles({ shelf: 'scheduled' })).toEqual(['Later'])
  })

  it('counts what was scheduled and has come among what is published', async () => {
    expect(await titles({ shelf: 'published', nowMs: noon + 2000 })).toEqual(['Bread', 'Later'])
    const counted = await built.siteStore.items.countShelves(noon + 2000)
    expect(counted.map(({ shelf, total }) => `${shelf} ${total}`).toSorted()).toEqual([
      'draft 1',
      'published 2',
      'trash 1',
    ])
  })

  it('frees the address of what lies in the trash', async () => {
    expect(await built.siteStore.items.findByUrlId(blog, 'bread-again')).toBeUndefined()
    await built.siteStore.items.save(buildPost({ title: 'New', urlId: 'bread-again' }))
    expect((await built.siteStore.items.findByUrlId(blog, 'bread-again'))?.title).toBe('New')
  })

  it('clears the trash of what lies there for long', async () => {
    expect(await built.siteStore.items.removeTrashed(noon)).toBe(0)
    expect(await built.siteStore.items.removeTrashed(noon + 1)).toBe(1)
    expect(await titles({ shelf: 'trash' })).toEqual([])
  })
})

it('shows what stands in a nested category in those above it, too', async () => {
  const { categories, items } = built.siteStore
  await categories.save(blog, { name: 'Food', parent: null })
  await categories.save(blog, { name: 'Soup', parent: 'Food' })
  await items.save(buildPost({ title: 'Borscht', categories: ['Soup'] }))
  const list = await items.list({
    collectionId: blog,
    category: 'Food',
    publishedBeforeMs: noon,
    offset: 0,
    limit: 9,
  })
  expect(list.rows.map(({ title, categories: own }) => [title, own])).toEqual([['Borscht', ['Soup']]])
})
