import { setTimeout as wait } from 'node:timers/promises'
import type { Review } from '@vitrine/domain/reviews/review'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { newId, noon } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const buildReview = (more: Partial<Review> = {}): Review => ({
  id: newId(),
  productId: 'mug',
  productTitle: 'Morning mug',
  status: 'public',
  source: 'native',
  originKey: `order:${newId()}`,
  orderId: null,
  rating: 4,
  title: '',
  body: 'Warm hands',
  authorName: 'Ada',
  authorEmail: 'Ada@example.com',
  createdAtMs: noon,
  changedAtMs: noon,
  answer: '',
  ...more,
})

describe('reviews', () => {
  it('are kept once for what they were written for', async () => {
    const { reviews } = built.siteStore
    const review = buildReview()
    expect([await reviews.insert(review), await reviews.insert({ ...review, id: newId() })]).toEqual([
      true,
      false,
    ])
    expect(await reviews.findByOrigin(review.originKey)).toEqual(review)
    expect(await reviews.ofEmail('ada@example.com')).toEqual([review])
  })

  it('are all counted where two appear at once', async () => {
    const { siteStore } = built
    const write = () =>
      siteStore.transaction(async ({ reviews }) => {
        await reviews.insert(buildReview())
        await wait(50)
      })
    await Promise.all([write(), write()])
    await Promise.all([write(), write()])
    expect((await siteStore.reviews.totals(['mug'], ['native'])).get('mug')).toEqual({
      count: 4,
      ratingSum: 16,
    })
  })

  it('are changed by one after the other', async () => {
    const { siteStore } = built
    const review = buildReview()
    await siteStore.reviews.insert(review)
    const answer = () =>
      siteStore.transaction(async ({ reviews }) => {
        const known = await reviews.lock(review.id)
        await wait(50)
        if (known) await reviews.save({ ...known, answer: `${known.answer}!` })
      })
    const forget = () =>
      siteStore.transaction(async ({ reviews }) => {
        const [known] = await reviews.lockOfEmail('ada@example.com')
        await wait(50)
        if (known) await reviews.save({ ...known, authorName: '', authorEmail: '' })
      })
    await Promise.all([answer(), forget(), answer()])
    expect(await siteStore.reviews.find(review.id)).toMatchObject({ answer: '!!', authorName: '' })
  })

  it('come to what is public, by the sources that are asked for', async () => {
    const { reviews } = built.siteStore
    const native = buildReview()
    for (const each of [
      native,
      buildReview({ rating: 1, source: 'imported' }),
      buildReview({ status: 'pending' }),
    ])
      await reviews.insert(each)
    const total = async (...sources: Review['source'][]) =>
      (await reviews.totals(['mug', 'none'], sources)).get('mug')
    expect(await total('native')).toEqual({ count: 1, ratingSum: 4 })
    expect(await total('native', 'imported')).toEqual({ count: 2, ratingSum: 5 })
    await reviews.save({ ...native, status: 'rejected' })
    expect(await total('native')).toBeUndefined()
    await reviews.remove(native.id)
    expect(await total()).toBeUndefined()
    expect(await reviews.countPending()).toBe(1)
  })

  it('are read from the newest on, page by page', async () => {
    const { reviews } = built.siteStore
    const all = [0, 1, 2].map((each) => buildReview({ createdAtMs: noon + each }))
    for (const each of all) await reviews.insert(each)
    const ask = { productId: 'mug', sources: ['native'] as const, limit: 2 }
    const first = await reviews.publicOf({ ...ask, before: null })
    expect(first.map(({ id }) => id)).toEqual([all[2]?.id, all[1]?.id])
    expect(await reviews.publicOf({ ...ask, before: first[1] ?? null })).toEqual([all[0]])
  })

  it('are listed by their words', async () => {
    const { reviews } = built.siteStore
    await reviews.insert(buildReview())
    const ask = { tests: [], sort: { key: 'date', isDescending: true }, start: null, limit: 10 }
    expect((await reviews.list({ ...ask, words: ['hands'] })).rows).toHaveLength(1)
    expect((await reviews.list({ ...ask, words: ['cold'] })).rows).toHaveLength(0)
  })
})
