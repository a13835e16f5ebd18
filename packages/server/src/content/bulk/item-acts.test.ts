import type { ContentItem } from '@vitrine/domain/content/item'
import { inputOfItem } from '@vitrine/domain/content/items/item-input'
import { buildPost, newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
const blog = newId()
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['editor'])
})
afterEach(() => shop.close())

async function write(item: Partial<ContentItem>): Promise<ContentItem> {
  const post = buildPost({ collectionId: blog, ...item })
  await shop.store.items.save(post)
  return post
}

type Sent = { readonly bulkAct?: { readonly id: string } }
const idsOf = (...items: readonly ContentItem[]) => ({ ids: items.map(({ id }) => id) })
const ask = (act: string, selection: object, input: object = {}, isDryRun = false) =>
  owner.send('POST', `/api/panel/items/acts/${act}`, { selection, input, isDryRun })

async function run(act: string, selection: object, input: object = {}): Promise<string> {
  const id = ((await ask(act, selection, input)).json as Sent).bulkAct?.id ?? ''
  await shop.runJobs()
  return id
}

async function undo(id: string): Promise<void> {
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
}

const now = ({ id }: ContentItem) => shop.store.items.find(id)

describe('acts on many items', () => {
  it('publish drafts of a view, tell of those that cannot be, and are taken back', async () => {
    const draft = await write({ title: 'Ant', status: 'draft' })
    const nameless = await write({ title: '', status: 'draft' })
    const other = await write({ title: 'Elsewhere', status: 'draft', collectionId: newId() })
    const view = { view: { f: `collection:is:${blog}~state:is:draft` } }
    expect((await ask('publish', view, {}, true)).json).toMatchObject({
      dryRun: { total: 2, wouldChange: 1, failed: 1, failures: [{ message: 'Enter a title' }] },
    })
    expect((await now(draft))?.status).toBe('draft')
    const id = await run('publish', view)
    const came = await Promise.all([draft, nameless, other].map(now))
    expect(came.map((each) => each?.status)).toEqual(['published', 'draft', 'draft'])
    await undo(id)
    expect(await now(draft)).toMatchObject({ status: 'draft', publishedAtMs: draft.publishedAtMs })
  })

  it('publish nothing without what whoever acts wrote of it and did not save; the drafts of others are theirs', async () => {
    const [mine, theirs] = [
      await write({ title: 'Mine', status: 'draft' }),
      await write({ title: 'Theirs', status: 'draft' }),
    ]
    const input = inputOfItem({ ...mine, bodyHtml: '<p>Words</p>' })
    await owner.send('PUT', `/api/panel/items/${mine.id}/draft`, { input, baseAtMs: mine.updatedAtMs })
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['editor'])
    await other.send('PUT', `/api/panel/items/${theirs.id}/draft`, { input, baseAtMs: theirs.updatedAtMs })
    const message = 'You have a draft of it that is not saved. Open it and publish it there.'
    expect((await ask('publish', idsOf(mine, theirs), {}, true)).json).toMatchObject({
      dryRun: { wouldChange: 1, failed: 1, failures: [{ rowName: 'Mine', message }] },
    })
    await run('publish', idsOf(mine, theirs))
    expect((await Promise.all([mine, theirs].map(now))).map((each) => each?.status)).toEqual([
      'draft',
      'published',
    ])
  })

  it('leave alone what is so already, and what somebody has changed since', async () => {
    const [one, two] = [await write({ title: 'One' }), await write({ title: 'Two', isFeatured: true })]
    const id = await run('feature', idsOf(one, two))
    expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
      bulkAct: { changed: 1, unchanged: 1 },
    })
    const changed = await now(one)
    if (changed)
      await shop.store.items.save({ ...changed, title: 'Mine', updatedAtMs: changed.updatedAtMs + 5 })
    await undo(id)
    expect(await now(one)).toMatchObject({ title: 'Mine', isFeatured: true })
  })

  it('give a tag and take it, and know which is none', async () => {
    const post = await write({ title: 'Bee', tags: ['wings'] })
    const id = await run('terms', idsOf(post), { change: 'add-tag', term: ' insects ' })
    expect((await now(post))?.tags).toEqual(['wings', 'insects'])
    await undo(id)
    expect((await now(post))?.tags).toEqual(['wings'])
    const answer = await ask('terms', idsOf(post), { change: 'add-tag', term: 'a'.repeat(51) })
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { errors: { term: 'A tag can have 50 characters.' } },
    ])
  })

  it('throw away, put back with another address when theirs is taken, and remove for good only from the trash', async () => {
    const post = await write({ title: 'Ant', urlId: 'ant' })
    const id = await run('trash', idsOf(post))
    expect((await now(post))?.trashedAtMs).not.toBeNull()
    await write({ title: 'Ant', urlId: 'ant' })
    await undo(id)
    expect(await now(post)).toMatchObject({ trashedAtMs: null, urlId: 'ant-2' })
    await run('remove', idsOf(post))
    expect(await now(post)).toBeDefined()
    await run('trash', idsOf(post))
    await run('remove', { view: { f: 'state:is:trash' } })
    expect(await now(post)).toBeUndefined()
  })

  it('are for those who write', async () => {
    const reader = await shop.visitor()
    await signInAs(reader, shop.store, ['reporting'])
    const body = { selection: { ids: [newId()] }, input: {}, isDryRun: true }
    expect((await reader.send('POST', '/api/panel/items/acts/publish', body)).status).toBe(403)
  })
})
