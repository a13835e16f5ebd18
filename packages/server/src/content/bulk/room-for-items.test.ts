import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { buildCollection, buildPost } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['editor'])
})
afterAll(() => shop.close())

/** A collection with so many items. */
async function fill(typeName: string, total: number): Promise<Collection> {
  const page = buildCollection({ typeName, urlId: `${typeName}-${total}-${shop.clock.nowMs}`, position: 9 })
  await shop.store.collections.save(page)
  for (let place = 0; place < total; place += 1) await write(page, { urlId: `p-${place}` })
  await shop.store.site.raiseRevision()
  return page
}

const postIn = ({ id }: Collection, post: Partial<ContentItem>) => buildPost({ collectionId: id, ...post })

async function write(page: Collection, post: Partial<ContentItem>): Promise<ContentItem> {
  const item = postIn(page, post)
  await shop.store.items.save(item)
  return item
}

async function act(name: string, item: ContentItem, input: object = {}): Promise<Ended> {
  const body = { selection: { ids: [item.id] }, input, isDryRun: false }
  const { json } = await owner.send('POST', `/api/panel/items/acts/${name}`, body)
  await shop.runJobs()
  return end((json as { bulkAct: { id: string } }).bulkAct.id)
}

interface Ended {
  readonly id: string
  readonly changed: number
  readonly failures: readonly { readonly message: string }[]
}

async function end(id: string): Promise<Ended> {
  const { json } = await owner.get(`/api/panel/bulk-acts/${id}`)
  return (json as { bulkAct: Ended }).bulkAct
}

const isInTrash = async ({ id }: ContentItem) => (await shop.store.items.find(id))?.trashedAtMs !== null

beforeEach(() => {
  shop.clock.nowMs += 10_000
})

describe('what comes out of the trash', () => {
  it('finds room in a blog, whatever it is and however much is there', async () => {
    const blog = await fill('blog', 250)
    for (const kind of ['image', 'audio', 'text'] as const) {
      const post = await write(blog, { kind, trashedAtMs: shop.clock.nowMs })
      expect(await act('restore', post)).toMatchObject({ changed: 1, failures: [] })
      expect(await isInTrash(post)).toBe(false)
    }
  })

  it('finds none in a full collection whose order is the owner’s, whatever it is', async () => {
    const gallery = await fill('gallery', 250)
    const film = await write(gallery, { kind: 'video', trashedAtMs: shop.clock.nowMs })
    const message = 'A collection in an order of your own can hold 250 items.'
    expect(await act('restore', film)).toMatchObject({ changed: 0, failures: [{ message }] })
    const body = { selection: { ids: [film.id] }, input: {}, isDryRun: true }
    const { json } = await owner.send('POST', '/api/panel/items/acts/restore', body)
    expect(json).toMatchObject({ dryRun: { failed: 1, failures: [{ message }] } })
    expect(await isInTrash(film)).toBe(true)
  })

  it('finds none either where an act is taken back', async () => {
    const gallery = await fill('gallery', 249)
    const picture = await write(gallery, { kind: 'image', image: null })
    const { id } = await act('trash', picture)
    await write(gallery, { kind: 'image', image: null })
    await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
    await shop.runJobs()
    expect(await isInTrash(picture)).toBe(true)
  })

  it('finds none where the record of acts takes it back, until there is room', async () => {
    const gallery = await fill('gallery', 249)
    const picture = await write(gallery, { kind: 'image', image: null })
    expect((await owner.send('POST', `/api/panel/items/${picture.id}/trash`, {})).status).toBe(200)
    const last = await write(gallery, { kind: 'image', image: null })
    const { rows } = (await owner.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
    const undo = () => owner.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})
    expect(await undo()).toMatchObject({
      status: 409,
      json: { message: 'A collection in an order of your own can hold 250 items.' },
    })
    await shop.store.items.remove(last.id)
    expect((await undo()).status).toBe(200)
    expect(await isInTrash(picture)).toBe(false)
  })
})

describe('a category or tag that many are given', () => {
  it('is spelled as its collection knows it', async () => {
    const blog = await fill('blog', 0)
    await write(blog, { categories: ['News'], tags: ['Sky'] })
    const post = await write(blog, { categories: [], tags: [] })
    await act('terms', post, { change: 'add-category', term: 'news' })
    const { id } = await act('terms', post, { change: 'add-tag', term: 'SKY' })
    expect(await shop.store.items.find(post.id)).toMatchObject({ categories: ['News'], tags: ['Sky'] })
    expect(await shop.store.categories.list(blog.id)).toEqual([{ name: 'News', parent: null }])
    expect(await act('terms', post, { change: 'add-tag', term: 'sky' })).toMatchObject({ changed: 0 })
    await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
    await shop.runJobs()
    expect(await shop.store.items.find(post.id)).toMatchObject({ tags: [] })
  })

  it('is one of one spelling, also where two acts are asked for before the first is done', async () => {
    const blog = await fill('blog', 0)
    const [one, two] = [await write(blog, {}), await write(blog, {})]
    const ask = (item: ContentItem, change: string, term: string) =>
      owner.send('POST', '/api/panel/items/acts/terms', {
        ...{ selection: { ids: [item.id] }, input: { change, term }, isDryRun: false },
      })
    await ask(one, 'add-category', 'Mug')
    await ask(two, 'add-category', 'mug')
    await ask(one, 'add-tag', 'Red')
    await ask(two, 'add-tag', 'red')
    for (let turn = 0; turn < 4; turn += 1) await shop.runJobs()
    expect(await shop.store.categories.list(blog.id)).toHaveLength(1)
    const [first, second] = [await shop.store.items.find(one.id), await shop.store.items.find(two.id)]
    expect(first?.tags.concat(first.categories).toSorted()).toHaveLength(2)
    expect(second).toMatchObject({ tags: first?.tags, categories: first?.categories })
  })

  it('comes out of the trash as others spell it now, also where that is taken back', async () => {
    const blog = await fill('blog', 0)
    const post = await write(blog, { tags: ['sky', 'sea'], trashedAtMs: shop.clock.nowMs })
    await write(blog, { tags: ['Sky'] })
    await act('restore', post)
    expect((await shop.store.items.find(post.id))?.tags).toEqual(['Sky', 'sea'])
    const { id } = await act('terms', post, { change: 'remove-tag', term: 'sea' })
    await write(blog, { tags: ['Sea'] })
    await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
    await shop.runJobs()
    expect((await shop.store.items.find(post.id))?.tags).toEqual(['Sky', 'Sea'])
  })

  it('is taken away alone where a post has another of old that capitals alone tell apart', async () => {
    const blog = await fill('blog', 0)
    const post = await write(blog, { tags: ['IT', 'it', 'Sky'] })
    await act('terms', post, { change: 'remove-tag', term: 'it' })
    expect((await shop.store.items.find(post.id))?.tags).toEqual(['IT', 'Sky'])
    await act('terms', post, { change: 'remove-tag', term: 'sky' })
    expect((await shop.store.items.find(post.id))?.tags).toEqual(['IT'])
  })

  it('is refused where the tree of categories is full', async () => {
    const blog = await fill('blog', 1)
    await shop.store.transaction(async ({ categories }) => {
      for (let each = 0; each < 10_000; each += 1)
        await categories.save(blog.id, { name: `c${each}`, parent: null })
    })
    const post = await write(blog, {})
    const message = 'A collection can have 10000 categories.'
    expect(await act('terms', post, { change: 'add-category', term: 'More' })).toMatchObject({
      changed: 0,
      failures: [{ message }],
    })
    expect(await act('terms', post, { change: 'add-category', term: 'C7' })).toMatchObject({ changed: 1 })
    expect((await shop.store.items.find(post.id))?.categories).toContain('c7')
  }, 30_000)
})
