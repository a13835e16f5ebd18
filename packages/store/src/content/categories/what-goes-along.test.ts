import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCollection } from '../../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

it('a page takes its tree of categories with it, and no other', async () => {
  const { collections, categories } = built.siteStore
  const [blog, other] = [buildCollection(), buildCollection({ urlId: 'other' })]
  for (const page of [blog, other]) {
    await collections.save(page)
    await categories.save(page.id, { name: 'News', parent: null })
  }
  await collections.remove(blog.id)
  expect([await categories.list(blog.id), await categories.list(other.id)]).toEqual([
    [],
    [{ name: 'News', parent: null }],
  ])
})

it('an area of blocks takes its texts with it, and no page of the same name', async () => {
  const { samples, translations } = built.siteStore
  const texts = { title: { text: 'Regen', sourceHash: '0f' } }
  for (const kind of ['area', 'page'] as const)
    await translations.save({ language: 'de', kind, id: 'footer', texts, updatedAtMs: 1 })
  await samples.removeLayout({ kind: 'field', id: 'footer' })
  expect([await translations.listKind('area'), await translations.listKind('page')]).toMatchObject([
    [],
    [{ texts }],
  ])
})
