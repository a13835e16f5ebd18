import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildComment } from '../testing/build-comment.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildPost, noon } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

it('an item takes with it what was said under it, and in other languages; in the trash nothing of it waits', async () => {
  const { items, comments, translations, collections } = built.siteStore
  const blog = buildCollection({ typeName: 'blog' })
  await collections.save(blog)
  const [post, other] = [buildPost({ collectionId: blog.id }), buildPost({ collectionId: blog.id })]
  const waiting = buildComment({ itemId: post.id, status: 'pending', authorEmail: 'ada@example.com' })
  const kept = buildComment({ itemId: other.id, status: 'pending' })
  const translation = {
    language: 'de',
    kind: 'item',
    texts: { title: { text: 'Regen', sourceHash: '0f' } },
    updatedAtMs: noon,
  } as const
  await built.siteStore.transaction(async (tables) => {
    for (const each of [post, other]) await tables.items.save(each)
    for (const each of [waiting, kept]) await tables.comments.save(each)
    for (const { id } of [post, other]) await tables.translations.save({ ...translation, id })
    await tables.comments.likeItem(post.id, 'a visitor', true)
  })
  expect(await comments.countPending()).toBe(2)
  await built.siteStore.transaction(async (tables) => {
    await tables.items.lock(post.id)
    await tables.items.save({ ...post, trashedAtMs: noon })
  })
  expect(await comments.countPending()).toBe(1)
  await items.remove(post.id)
  expect([await comments.find(waiting.id), await comments.find(kept.id)]).toEqual([undefined, kept])
  expect((await comments.counts([post.id])).get(post.id)?.likeCount ?? 0).toBe(0)
  expect((await translations.listKind('item')).map(({ id }) => id)).toEqual([other.id])
})
