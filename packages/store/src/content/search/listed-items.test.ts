import type { ContentItem } from '@vitrine/domain/content/item'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../../lists/read-list.ts'
import { buildComment } from '../../testing/build-comment.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildImage, buildPost, newId, noon } from '../../testing/builders.ts'
import { among, everyRow } from '../../testing/list-ask.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const [blog, fairs] = ['0'.repeat(24), 'f'.repeat(24)]
const byTitle = { sort: { key: 'title', isDescending: false } } as const

async function titles(ask: Partial<ListAsk> = {}, nowMs = noon): Promise<readonly string[]> {
  const { rows } = await built.siteStore.items.listed(everyRow({ ...byTitle, ...ask }), nowMs)
  return rows.map(({ title }) => title)
}

const save = (item: Partial<ContentItem>) => {
  const post = buildPost(item)
  return built.siteStore.items.save(post).then(() => post)
}

describe("the owner's list of items", () => {
  it('is one over all collections, and the same narrowed to one', async () => {
    await save({ title: 'Bread', collectionId: blog })
    await save({ title: 'apples', collectionId: fairs })
    expect(await titles()).toEqual(['apples', 'Bread'])
    expect(await titles({ tests: among('collection', fairs) })).toEqual(['apples'])
  })

  it('counts what was scheduled and has come among what is published', async () => {
    await save({ title: 'Now' })
    await save({ title: 'Later', status: 'scheduled', publishedAtMs: noon + 1000 })
    await save({ title: 'Set', status: 'draft', publishedAtMs: noon + 1000 })
    expect(await titles({ tests: among('state', 'scheduled') })).toEqual(['Later'])
    expect(await titles({ tests: among('state', 'published', 'draft') })).toEqual(['Now', 'Set'])
    expect(await titles({ tests: among('state', 'published') }, noon + 1000)).toEqual(['Later', 'Now'])
    const not = { kind: 'among', key: 'state', values: ['scheduled'], isNot: true } as const
    expect(await titles({ tests: [not] })).toEqual(['Now', 'Set'])
  })

  it('leaves out the trash, unless that is asked for', async () => {
    const post = await save({ title: 'Gone' })
    await built.siteStore.items.save({ ...post, trashedAtMs: noon })
    expect(await titles()).toEqual([])
    expect(await titles({ tests: among('state', 'trash') })).toEqual(['Gone'])
    const notDraft = { kind: 'among', key: 'state', values: ['draft'], isNot: true } as const
    expect(await titles({ tests: [notDraft] })).toEqual([])
    await built.siteStore.items.save(post)
    expect(await titles()).toEqual(['Gone'])
    await built.siteStore.items.remove(post.id)
    expect([await titles(), await titles({ words: ['gone'] })]).toEqual([[], []])
  })

  it('finds by words of titles, tags and excerpts, as they are by now', async () => {
    const post = await save({
      title: 'Ä loaf',
      tags: ['Sour dough'],
      excerptHtml: '<p class="x">Rye&nbsp;&amp; salt</p>',
    })
    for (const word of ['a', 'loa', 'dough', 'rye', 'salt'])
      expect(await titles({ words: [word] })).toEqual(['Ä loaf'])
    for (const word of ['class', 'amp', 'nbsp']) expect(await titles({ words: [word] })).toEqual([])
    await built.siteStore.items.save({ ...post, tags: ['wheat'] })
    expect(await titles({ words: ['dough'] })).toEqual([])
    expect(await titles({ words: ['wheat', 'loaf'] })).toEqual(['Ä loaf'])
  })

  it('is narrowed by what is missing', async () => {
    await save({ title: 'Bare', image: null })
    await save({ title: 'Shown', image: buildImage({ altText: '' }) })
    await save({ title: 'Whole', image: buildImage({ altText: 'A loaf' }), isFeatured: true })
    const none = (key: string) => ({ kind: 'among', key, values: ['yes'], isNot: true }) as const
    expect(await titles({ tests: [none('picture')] })).toEqual(['Bare'])
    expect(await titles({ tests: [...among('picture', 'yes'), none('alt')] })).toEqual(['Shown'])
    expect(await titles({ tests: among('featured', 'yes') })).toEqual(['Whole'])
  })

  it('knows of alt texts that came from the library', async () => {
    const { media, images, websiteId } = built.siteStore
    const id = newId()
    const image = buildImage({ id, assetUrl: `/content/v1/${websiteId}/${id}/loaf.jpg`, altText: '' })
    await images.save(image)
    await save({ title: 'Shown', image })
    await media.changeHolders(image.id, (document) =>
      JSON.parse(JSON.stringify(document).replace('"altText":""', '"altText":"A loaf"')),
    )
    expect(await titles({ tests: among('alt', 'yes') })).toEqual(['Shown'])
  })

  it('knows how many comments visitors see', async () => {
    const post = await save({ title: 'Talked of' })
    await save({ title: 'Quiet' })
    const { comments, items } = built.siteStore
    await comments.save(buildComment({ itemId: post.id }))
    const talked = buildComment({ itemId: post.id, status: 'pending' })
    await comments.save(talked)
    const two = { tests: [{ kind: 'between', key: 'comments', from: 2, to: null } as const] }
    expect(await titles(two)).toEqual([])
    await comments.save({ ...talked, status: 'public' })
    expect(await titles(two)).toEqual(['Talked of'])
    await items.save({ ...post, title: 'Renamed' })
    expect(await titles(two)).toEqual(['Renamed'])
    expect(await titles({ sort: { key: 'comments', isDescending: true } })).toEqual(['Renamed', 'Quiet'])
  })

  it('goes on where a page ended, sorted by titles too', async () => {
    for (const title of ['Fig', 'date', 'Elder', 'cress', 'Beet', 'apple']) await save({ title })
    const seen: string[] = []
    let start: ListAsk['start'] = null
    for (let page = 0; page < 3; page += 1) {
      const { rows } = await built.siteStore.items.listed(everyRow({ ...byTitle, start, limit: 2 }), noon)
      seen.push(...rows.map(({ title }) => title))
      const last = rows.at(-1)
      if (last) start = { side: 'after', id: last.id, value: last.title.toLowerCase() }
    }
    expect(seen).toEqual(['apple', 'Beet', 'cress', 'date', 'Elder', 'Fig'])
  })

  it('runs by the begin of events and by the publication of others', async () => {
    await save({
      title: 'Fair',
      kind: 'event',
      event: { startAtMs: noon + 5, endAtMs: noon + 9 },
      publishedAtMs: 1,
    })
    await save({ title: 'Post', publishedAtMs: noon })
    expect(await titles({ sort: { key: 'date', isDescending: true } })).toEqual(['Fair', 'Post'])
    expect(await titles({ sort: { key: 'published', isDescending: true } })).toEqual(['Post', 'Fair'])
  })
})
