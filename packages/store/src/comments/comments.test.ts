import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildComment } from '../testing/build-comment.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { noon } from '../testing/builders.ts'

let built: BuiltStore

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

describe('comments', () => {
  it('are shown when they are public, the newest first, and counted', async () => {
    const { comments } = built.siteStore
    const first = buildComment()
    const second = buildComment({ createdAtMs: noon + 1 })
    for (const each of [
      first,
      second,
      buildComment({ status: 'pending' }),
      buildComment({ itemId: 'other' }),
    ])
      await comments.save(each)
    expect(await comments.publicOf('item', 10)).toEqual([second, first])
    expect(await comments.publicOf('item', 1)).toEqual([second])
    expect((await comments.counts(['item', 'none'])).get('item')).toEqual({
      likeCount: 0,
      publicCommentCount: 2,
    })
    expect(await comments.countPending()).toBe(1)
  })

  it('are counted again when they are approved, hidden or removed', async () => {
    const { comments } = built.siteStore
    const comment = buildComment({ status: 'pending' })
    const count = async () => (await comments.counts(['item'])).get('item')?.publicCommentCount
    await comments.save(comment)
    expect(await count()).toBe(0)
    await comments.save({ ...comment, status: 'public' })
    expect(await count()).toBe(1)
    await comments.save({ ...comment, status: 'spam' })
    expect(await count()).toBe(0)
  })

  it('are counted as they are shown: without answers to what is hidden', async () => {
    const { comments } = built.siteStore
    const root = buildComment()
    const answer = buildComment({ parentId: root.id, depth: 1 })
    const deeper = buildComment({ parentId: answer.id, depth: 2 })
    const counts: (number | undefined)[] = []
    for (const each of [root, answer, deeper, { ...root, status: 'spam' as const }, root]) {
      await comments.save(each)
      counts.push((await comments.counts(['item'])).get('item')?.publicCommentCount)
    }
    expect(counts).toEqual([1, 2, 3, 0, 3])
    await comments.save({ ...answer, status: 'pending' })
    expect((await comments.counts(['item'])).get('item')?.publicCommentCount).toBe(1)
  })

  it('are all counted where two appear at once', async () => {
    const { siteStore } = built
    const write = () =>
      siteStore.transaction(async ({ comments }) => {
        await comments.save(buildComment())
        await wait(50)
      })
    await Promise.all([write(), write()])
    expect((await siteStore.comments.counts(['item'])).get('item')?.publicCommentCount).toBe(2)
    await Promise.all([write(), write()])
    expect((await siteStore.comments.counts(['item'])).get('item')?.publicCommentCount).toBe(4)
  })

  it('are changed by one after the other', async () => {
    const { siteStore } = built
    const comment = buildComment({ authorEmail: 'ada@example.com' })
    await siteStore.comments.save(comment)
    const judge = () =>
      siteStore.transaction(async ({ comments }) => {
        const known = await comments.lock(comment.id)
        await wait(50)
        if (known) await comments.save({ ...known, body: `${known.body}, judged` })
      })
    const forget = () =>
      siteStore.transaction(async ({ comments }) => {
        const [known] = await comments.lockOfAuthor('ADA@example.com', 10)
        await wait(50)
        if (known) await comments.save({ ...known, authorName: '', authorEmail: '' })
      })
    await Promise.all([judge(), forget(), judge()])
    expect(await siteStore.comments.find(comment.id)).toMatchObject({
      body: 'Words, judged, judged',
      authorName: '',
    })
  })

  it('go with all that answers them', async () => {
    const { comments } = built.siteStore
    const root = buildComment()
    const answer = buildComment({ parentId: root.id, depth: 1 })
    const deeper = buildComment({ parentId: answer.id, depth: 2 })
    for (const each of [root, answer, deeper]) await comments.save(each)
    await comments.remove(root.id)
    expect(await comments.publicOf('item', 10)).toEqual([])
    expect((await comments.counts(['item'])).get('item')?.publicCommentCount).toBe(0)
  })

  it('take each vote of a visitor once, even at the same moment', async () => {
    const { comments } = built.siteStore
    const comment = buildComment()
    await comments.save(comment)
    await Promise.all(['ada', 'ada', 'bob', 'cleo'].map((voter) => comments.vote(comment.id, 'like', voter)))
    expect(await comments.vote(comment.id, 'flag', 'ada')).toMatchObject({ likeCount: 3, flagCount: 1 })
    await comments.save({ ...comment, body: 'Other words' })
    expect(await comments.find(comment.id)).toMatchObject({ body: 'Other words', likeCount: 3, flagCount: 1 })
    expect(await comments.vote('none', 'like', 'ada')).toBeUndefined()
  })
})

describe('likes of items', () => {
  it('count each visitor once, and can be taken back', async () => {
    const { comments } = built.siteStore
    expect(await comments.likeItem('item', 'ada', true)).toBe(1)
    expect(await comments.likeItem('item', 'ada', true)).toBe(1)
    expect(await comments.likeItem('item', 'bob', true)).toBe(2)
    expect(await comments.likeItem('item', 'ada', false)).toBe(1)
    expect((await comments.counts(['item'])).get('item')).toEqual({ likeCount: 1, publicCommentCount: 0 })
  })
})
