import { type Comment, placeAnswer } from '@vitrine/domain/comments/comment'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../lists/read-list.ts'
import { buildComment } from '../testing/build-comment.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildPost, noon } from '../testing/builders.ts'
import { among, newestFirst } from '../testing/list-ask.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

async function authors(ask: Partial<ListAsk> = {}): Promise<readonly string[]> {
  const { rows } = await built.siteStore.comments.listed({ ...newestFirst, ...ask })
  return rows.map(({ authorName }) => authorName)
}

async function write(comment: Partial<Comment> = {}): Promise<Comment> {
  const made = buildComment(comment)
  await built.siteStore.comments.save(made)
  return made
}

describe('the list of comments', () => {
  it('is narrowed by how each was judged, as it is by now', async () => {
    const ada = await write({ authorName: 'Ada', status: 'pending' })
    await write({ authorName: 'Bob', status: 'spam', createdAtMs: noon + 1 })
    expect(await authors()).toEqual(['Bob', 'Ada'])
    expect(await authors({ tests: among('state', 'pending') })).toEqual(['Ada'])
    await built.siteStore.comments.save({ ...ada, status: 'public' })
    expect(await authors({ tests: among('state', 'pending') })).toEqual([])
    expect(await authors({ tests: among('state', 'public', 'spam') })).toEqual(['Bob', 'Ada'])
  })

  it('finds any word of a long comment, who wrote it, and what it stands under', async () => {
    const post = buildPost({ title: 'How a mug is made' })
    await built.siteStore.items.save(post)
    const body = `${'very '.repeat(60)}lovely,\nÉtienne`
    await write({ authorName: 'Ada Byron', authorEmail: 'ada@example.com', body, itemId: post.id })
    for (const word of ['lovely', 'etienne', 'byr', 'ada@example.com', 'mug'])
      expect(await authors({ words: [word] })).toEqual(['Ada Byron'])
    const under = { kind: 'has', key: 'item', words: ['mug'] } as const
    expect(await authors({ tests: [under] })).toEqual(['Ada Byron'])
    await built.siteStore.items.save({ ...post, title: 'How a bowl is made' })
    expect(await authors({ tests: [under] })).toEqual([])
    expect(await authors({ words: ['bowl'] })).toEqual(['Ada Byron'])
    await built.siteStore.items.remove(post.id)
    expect(await authors()).toEqual([])
  })

  it('knows what was reported, and how often', async () => {
    const { comments } = built.siteStore
    const [once, twice] = [await write({ authorName: 'Once' }), await write({ authorName: 'Twice' })]
    await write({ authorName: 'Never' })
    for (const [id, voter] of [
      [once.id, 'a'],
      [twice.id, 'a'],
      [twice.id, 'b'],
    ] as const)
      await comments.vote(id, 'flag', voter)
    const sort = { key: 'flags', isDescending: true }
    expect(await authors({ tests: among('flagged', 'yes'), sort })).toEqual(['Twice', 'Once'])
    const two = { kind: 'between', key: 'flags', from: 2, to: null } as const
    expect(await authors({ tests: [two] })).toEqual(['Twice'])
  })

  it('knows which the site has answered, until the answer is gone', async () => {
    const { comments } = built.siteStore
    const asked = await write({ authorName: 'Ada' })
    await write({ authorName: 'Bob', parentId: asked.id, depth: 1 })
    const answered = { tests: among('answered', 'yes') }
    expect(await authors(answered)).toEqual([])
    const answer = await write({ authorName: 'Shop', parentId: asked.id, depth: 1, isByOwner: true })
    expect(await authors(answered)).toEqual(['Ada'])
    const { rows } = await comments.listed(newestFirst)
    expect(rows.find(({ id }) => id === asked.id)?.isAnswered).toBe(true)
    await comments.remove(answer.id)
    expect(await authors(answered)).toEqual([])
  })

  it('knows which of those stand deepest the site has answered, beside which the answer stands', async () => {
    const { comments } = built.siteStore
    const asked = await write({ authorName: 'Ada', depth: 2 })
    await write({ authorName: 'Bob', parentId: asked.id, depth: 3 })
    const deep = await write({ authorName: 'Cleo', parentId: asked.id, depth: 3 })
    const answered = { tests: among('answered', 'yes') }
    const answer = await write({ authorName: 'Shop', ...placeAnswer(deep), isByOwner: true })
    expect(await authors(answered)).toEqual(['Cleo'])
    const { rows } = await comments.listed(newestFirst)
    expect(rows.filter(({ isAnswered }) => isAnswered).map(({ id }) => id)).toEqual([deep.id])
    await comments.remove(answer.id)
    expect(await authors(answered)).toEqual([])
  })

  it('forgets what was removed, with all that answers it, and what goes with a sample', async () => {
    const { comments, samples } = built.siteStore
    const asked = await write({ authorName: 'Ada' })
    await write({ authorName: 'Bob', parentId: asked.id, depth: 1 })
    await write({ authorName: 'Cleo', itemId: 'sample' })
    await comments.remove(asked.id)
    expect(await authors()).toEqual(['Cleo'])
    await samples.removeTalk('sample')
    expect([await authors(), (await comments.listed(newestFirst)).total.count]).toEqual([[], 0])
  })
})
