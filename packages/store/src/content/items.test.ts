import type { ContentItem } from '@vitrine/domain/content/item'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildPost, noon } from '../testing/builders.ts'

let built: BuiltStore
const blog = buildCollection({ typeName: 'blog' })
const now = { collectionId: blog.id, publishedBeforeMs: noon, offset: 0, limit: 10 }

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(blog)
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('items', () => {
  it('are listed newest first, without those that wait for their time', async () => {
    const [old, young] = await add({ publishedAtMs: noon - 2000 }, { publishedAtMs: noon - 1000 })
    await add({ publishedAtMs: noon + 1000, status: 'scheduled' })
    const { items } = built.siteStore
    expect(await items.list(now)).toEqual({ rows: [young, old], total: 2 })
    expect(await items.list({ ...now, publishedBeforeMs: noon + 1000 })).toMatchObject({ total: 3 })
  })

  it('are seen by nobody as drafts or while they need a review, but are found', async () => {
    const [draft, unsure] = await add({ status: 'draft' }, { status: 'needs-review' })
    const { items } = built.siteStore
    expect(await items.list(now)).toEqual({ rows: [], total: 0 })
    expect(await items.find(draft.id)).toEqual(draft)
    expect(await items.findMany([unsure.id, 'nobody', draft.id])).toEqual([unsure, draft])
    expect(await items.findByUrlId(blog.id, draft.urlId)).toEqual(draft)
  })

  it('are listed by category, tag, author, by being featured, and by several of these', async () => {
    const ada = { id: 'a'.repeat(24), displayName: 'Ada' }
    const [news, both, plain] = await add(
      { categories: ['News'], publishedAtMs: noon - 1 },
      { categories: ['News'], tags: ['clay'], author: ada, publishedAtMs: noon - 2 },
      { tags: ['clay'], isFeatured: true, publishedAtMs: noon - 3 },
    )
    const { items } = built.siteStore
    expect((await items.list({ ...now, category: 'News' })).rows).toEqual([news, both])
    expect((await items.list({ ...now, tag: 'clay' })).rows).toEqual([both, plain])
    expect((await items.list({ ...now, authorId: ada.id })).rows).toEqual([both])
    expect((await items.list({ ...now, featuredOnly: true })).rows).toEqual([plain])
    expect(await items.list({ ...now, category: 'News', tag: 'clay' })).toEqual({ rows: [both], total: 1 })
    expect(await items.list({ ...now, tag: 'clay', featuredOnly: true, order: 'position' })).toEqual({
      rows: [plain],
      total: 1,
    })
  })

  it('are listed by any of several categories with any of several tags, each once', async () => {
    const [one, two, three] = await add(
      { categories: ['News', 'Kiln'], tags: ['clay', 'glaze'], publishedAtMs: noon - 1 },
      { categories: ['Kiln'], tags: ['glaze'], publishedAtMs: noon - 2 },
      { categories: ['News'], isFeatured: true, publishedAtMs: noon - 3 },
    )
    const { items } = built.siteStore
    const category = ['News', 'Kiln']
    expect(await items.list({ ...now, category })).toEqual({ rows: [one, two, three], total: 3 })
    expect((await items.list({ ...now, category, tag: ['clay', 'glaze'] })).rows).toEqual([one, two])
    expect((await items.list({ ...now, category, tag: 'clay' })).rows).toEqual([one])
    expect((await items.list({ ...now, category, featuredOnly: true })).rows).toEqual([three])
    expect((await items.list({ ...now, category, tag: [] })).rows).toEqual([one, two, three])
  })

  it('are listed in the order of their owner', async () => {
    const [second, first] = await add({ position: 2 }, { position: 1, publishedAtMs: noon - 1 })
    const { rows } = await built.siteStore.items.list({ ...now, order: 'position' })
    expect(rows).toEqual([first, second])
  })

  it('go on from a moment, with the length of the whole list', async () => {
    const [, middle, old] = await add(
      { publishedAtMs: noon - 1 },
      { publishedAtMs: noon - 2 },
      { publishedAtMs: noon - 3 },
    )
    const { items } = built.siteStore
    expect(await items.list({ ...now, cursorMs: noon - 2 })).toEqual({ rows: [middle, old], total: 3 })
    const between = { ...now, publishedFromMs: noon - 2 }
    expect(await items.list(between)).toMatchObject({ total: 2 })
  })

  it('know what comes before them in a list', async () => {
    const [young, middle, old] = await add(
      { publishedAtMs: noon - 1, tags: ['clay'] },
      { publishedAtMs: noon - 2 },
      { publishedAtMs: noon - 3 },
    )
    const { items } = built.siteStore
    const place = { publishedAtMs: old.publishedAtMs, itemId: old.id }
    expect(await items.newerThan(place, now)).toEqual([middle, young])
    expect(await items.newerThan(place, { ...now, tag: 'clay' })).toEqual([young])
    expect(await items.countTies({ ...place, itemId: '0' }, now)).toBe(1)
    expect(await items.countTies(place, now)).toBe(0)
  })

  it('know their visible neighbours in each order', async () => {
    const [young, middle, old] = await add(
      { publishedAtMs: noon - 1, position: 1 },
      { publishedAtMs: noon - 2, position: 3 },
      { publishedAtMs: noon - 3, position: 2 },
    )
    await add({ publishedAtMs: noon - 2, status: 'draft' }, { publishedAtMs: noon + 1 })
    const { items } = built.siteStore
    expect(await items.neighbours(middle)).toEqual({ previous: young, next: old })
    expect(await items.neighbours(young)).toEqual({ previous: undefined, next: middle })
    expect(await items.neighbours(old, 'position')).toEqual({ previous: young, next: middle })
  })

  it('tell how many come before each in the order of their owner, whatever waits for its time', async () => {
    await addMany(600, (index) => ({
      position: 600 - index,
      ...(index % 7 === 0 ? { publishedAtMs: noon + 1, status: 'scheduled' } : {}),
    }))
    const { items } = built.siteStore
    const byPosition = { ...now, order: 'position' } as const
    const { rows: all } = await items.list({ ...byPosition, limit: 600 })
    expect(all).toHaveLength(514)
    expect((await items.list({ ...byPosition, offset: 300, limit: 3 })).rows).toEqual(all.slice(300, 303))
    expect((await items.list({ ...byPosition, offset: 511 })).rows).toEqual(all.slice(511))
    expect((await items.list({ ...byPosition, offset: 900 })).rows).toEqual([])
    expect(await items.rank(all[0] ?? buildPost())).toBe(0)
    expect(await items.rank(all[400] ?? buildPost())).toBe(400)
    await items.save({ ...(all[400] ?? buildPost()), position: 1_000 })
    expect((await items.list({ ...byPosition, offset: 513 })).rows).toMatchObject([{ id: all[400]?.id }])
  })

  it('tell in which periods of time they were published, the newest first', async () => {
    const day = 86_400_000
    await add(
      { publishedAtMs: noon - 1 },
      { publishedAtMs: noon - 2 },
      { publishedAtMs: noon - 5 * day },
      { publishedAtMs: noon - 900 * day },
      { publishedAtMs: noon + 1, status: 'scheduled' },
    )
    const boundsOf = (atMs: number) => {
      const fromMs = Math.floor(atMs / day) * day
      return { fromMs, toMs: fromMs + day }
    }
    const query = { collectionId: blog.id, publishedBeforeMs: noon, limit: 10, boundsOf }
    const found = await built.siteStore.items.periods(query)
    expect(found).toEqual([
      { fromMs: boundsOf(noon).fromMs, total: 2 },
      { fromMs: boundsOf(noon - 5 * day).fromMs, total: 1 },
      { fromMs: boundsOf(noon - 900 * day).fromMs, total: 1 },
    ])
    expect(await built.siteStore.items.periods({ ...query, limit: 1 })).toEqual(found.slice(0, 1))
    expect(await built.siteStore.items.periods({ ...query, collectionId: 'none' })).toEqual([])
  })

  it('tell the terms in use, the last used first', async () => {
    await add(
      { categories: ['Old', 'Both'], publishedAtMs: noon - 2 },
      { categories: ['Both'], publishedAtMs: noon - 1 },
      { categories: ['Later'], publishedAtMs: noon + 1 },
    )
    const terms = { collectionId: blog.id, kind: 'category', publishedBeforeMs: noon } as const
    expect(await built.siteStore.items.terms(terms)).toEqual([
      { term: 'Both', total: 2 },
      { term: 'Old', total: 1 },
    ])
  })

  it('move in the order of their owner, forth and back', async () => {
    const [one, other] = await add({ position: 9 }, { position: 5 })
    const { items } = built.siteStore
    for (const position of [1, 10, 4]) await items.save({ ...one, position })
    const { rows } = await items.list({ ...now, order: 'position' })
    expect(rows.map(({ id }) => id)).toEqual([one.id, other.id])
  })

  it('leave the lists when they become drafts, lose a term or are removed', async () => {
    const [one, other, gone] = await add({ tags: ['clay'] }, { tags: ['clay'] }, { tags: ['clay'] })
    const { items } = built.siteStore
    await items.save({ ...one, status: 'draft' })
    await items.save({ ...other, tags: [], publishedAtMs: noon - 5 })
    await items.remove(gone.id)
    expect(await items.list({ ...now, tag: 'clay' })).toEqual({ rows: [], total: 0 })
    expect(await items.list(now)).toMatchObject({ rows: [{ id: other.id }], total: 1 })
    expect(await items.find(gone.id)).toBeUndefined()
  })
})

describe('events', () => {
  const hour = 3_600_000
  const at = (startHour: number, endHour: number): Partial<ContentItem> => ({
    kind: 'event',
    publishedAtMs: noon - 100 * hour,
    event: { startAtMs: noon + startHour * hour, endAtMs: noon + endHour * hour },
  })
  const query = { collectionId: blog.id, nowMs: noon, offset: 0, limit: 10 }

  it('are upcoming until they have ended, the next first, and past with the last first', async () => {
    const [later, running, older, newer] = await add(at(5, 6), at(-1, 1), at(-9, -8), at(-5, -4))
    await add({ ...at(2, 3), publishedAtMs: noon + hour }, { ...at(2, 3), status: 'draft' })
    const { items } = built.siteStore
    expect(await items.events({ ...query, when: 'upcoming' })).toEqual([running, later])
    expect(await items.events({ ...query, when: 'past' })).toEqual([newer, older])
    expect(await items.countEvents(query)).toEqual({ upcoming: 2, past: 2 })
    expect(await items.neighbours(running, 'start')).toEqual({ previous: newer, next: later })
  })

  it('stand among their neighbours by the first time that takes place', async () => {
    const second = { startAtMs: noon + 4 * hour, endAtMs: noon + 5 * hour }
    const event = { startAtMs: noon, endAtMs: noon + hour, occurrences: [second] }
    const [course, before, after] = await add({ ...at(0, 1), event }, at(2, 3), at(5, 6))
    const { items } = built.siteStore
    expect(await items.neighbours(course, 'start')).toEqual({ previous: before, next: after })
    expect(await items.neighbours(before, 'start')).toEqual({ previous: undefined, next: course })
  })

  it('stand in lists as often as they take place, filtered and page by page', async () => {
    const times = [-30, -6, 18, 42].map((start) => ({
      startAtMs: noon + start * hour,
      endAtMs: noon + (start + 1) * hour,
    }))
    const [first] = times
    const event = { ...first, startAtMs: noon - 30 * hour, endAtMs: noon - 29 * hour, occurrences: times }
    const [course, once] = await add({ ...at(0, 1), event, tags: ['clay'] }, at(20, 21))
    const { items } = built.siteStore
    const begins = (rows: readonly ContentItem[]) =>
      rows.map((item) => [item.id, ((item.event?.startAtMs ?? 0) - noon) / hour])
    expect(begins(await items.events({ ...query, when: 'upcoming' }))).toEqual([
      [course.id, 18],
      [once.id, 20],
      [course.id, 42],
    ])
    expect(begins(await items.events({ ...query, when: 'past', tag: 'clay', limit: 1, offset: 1 }))).toEqual([
      [course.id, -30],
    ])
    expect(await items.countEvents(query)).toEqual({ upcoming: 3, past: 2 })
    const period = { fromMs: noon + 40 * hour, toMs: noon + 50 * hour, limit: 9 }
    expect((await items.between(period)).map(({ id }) => id)).toEqual([course.id])
    await items.save({ ...course, trashedAtMs: noon })
    expect(await items.countEvents(query)).toEqual({ upcoming: 1, past: 0 })
  })

  it('are found by a period of time that they touch', async () => {
    const [long] = await add(at(-50, 50), at(3, 4))
    const between = { ...query, when: 'between', fromMs: noon, toMs: noon + 2 * hour } as const
    expect(await built.siteStore.items.events(between)).toEqual([long])
    expect(await built.siteStore.items.events({ ...between, category: 'None' })).toEqual([])
  })
})

describe('the calendar', () => {
  it('shows the items of one collection, however many others there are', async () => {
    const { items, collections } = built.siteStore
    const gallery = buildCollection({ typeName: 'gallery' })
    await collections.save(gallery)
    const post = buildPost({ collectionId: blog.id, publishedAtMs: noon })
    for (const minute of [3, 2, 1])
      await items.save(buildPost({ collectionId: gallery.id, publishedAtMs: noon - minute }))
    await items.save(post)
    const period = { fromMs: noon - 10, toMs: noon + 1, limit: 2 }
    expect((await items.between({ ...period, collectionId: blog.id })).map(({ id }) => id)).toEqual([post.id])
    expect(await items.between(period)).toHaveLength(2)
  })
})

describe('authors', () => {
  it('are kept with what readers may know of them', async () => {
    const ada = {
      id: 'a'.repeat(24),
      displayName: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
      bioHtml: '<p>Counts.</p>',
      avatar: null,
      websiteUrl: '',
    }
    const { authors } = built.siteStore
    await authors.save({ ...ada, bioHtml: '' })
    await authors.save(ada)
    expect(await authors.list()).toEqual([ada])
  })
})

async function addMany(count: number, partOf: (index: number) => Partial<ContentItem>): Promise<void> {
  const parts = Array.from({ length: count }, (_, index) => partOf(index))
  for (let from = 0; from < count; from += 100) await add(...parts.slice(from, from + 100))
}

async function add<Items extends readonly Partial<ContentItem>[]>(...given: Items) {
  const posts = given.map((each) => buildPost({ collectionId: blog.id, ...each }))
  await built.siteStore.transaction(async ({ items }) => {
    for (const post of posts) await items.save(post)
  })
  // As many as were given.
  return posts as { readonly [Place in keyof Items]: ContentItem }
}
