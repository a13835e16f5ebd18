import { noon } from '@vitrine/store/testing/builders'
import { openConnection } from '@vitrine/store/testing/open-connection'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom } from '../testing/open-content-room.ts'

let room: ContentRoom
beforeAll(async () => {
  room = await openContentRoom(noon)
})
afterAll(() => room.close())

const path = () => `/api/panel/categories/${room.notes.id}`
const add = (name: string, parent: string | null = null) => room.owner.send('POST', path(), { name, parent })
const change = (body: object) => room.owner.send('PUT', path(), body)
const listed = async (category: string) => {
  const { json } = await room.stranger.get(`/notes?category=${encodeURIComponent(category)}&format=json`)
  return (json as { items: { urlId: string; categories: string[] }[] }).items
}

describe('categories', () => {
  beforeAll(async () => {
    await add('Food')
    await add('Soup', 'Food')
    const { row } = await room.begin(room.notes, 'text', 'Borscht')
    await room.change(row.id, { status: 'published', categories: ['Soup'], tags: ['Beetroot', 'red'] })
  })

  it('nest: what stands in one is found in those above it', async () => {
    expect((await listed('Food')).map(({ urlId, categories }) => [urlId, categories])).toEqual([
      ['borscht', ['Soup']],
    ])
    await change({ kind: 'category', name: 'Soup', newName: 'Soup', parent: null })
    expect(await listed('Food')).toEqual([])
    await change({ kind: 'category', name: 'Soup', newName: 'Soup', parent: 'Food' })
    expect(await listed('Food')).toHaveLength(1)
  })

  it('cannot stand below themselves', async () => {
    const answer = await change({ kind: 'category', name: 'Food', newName: 'Food', parent: 'Soup' })
    expect(answer.json).toMatchObject({ errors: { parent: 'A category cannot stand below itself' } })
  })

  it('exist once: This category already exists, This tag already exists', async () => {
    expect((await add('soup')).json).toMatchObject({ message: 'This category already exists' })
    const tag = await change({ kind: 'tag', name: 'red', newName: 'beetroot' })
    expect(tag.json).toMatchObject({ message: 'This tag already exists' })
  })

  it('are renamed in all posts, drafts too, and merged where the owner says so', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Solyanka')
    await room.change(row.id, { categories: ['Soup'], tags: ['red'] })
    await change({ kind: 'category', name: 'Soup', newName: 'Broth' })
    expect((await listed('Broth')).map(({ urlId }) => urlId)).toEqual(['borscht'])
    expect((await listed('Food')).map(({ urlId }) => urlId)).toEqual(['borscht'])
    await change({ kind: 'tag', name: 'red', newName: 'Beetroot', merges: true })
    const { input } = (await room.owner.get(`/api/panel/items/${row.id}`)).json as { input: object }
    expect(input).toMatchObject({ categories: ['Broth'], tags: ['Beetroot'] })
    expect((await room.owner.get(path())).json).toMatchObject({ tags: [{ name: 'Beetroot', total: 2 }] })
  })

  it('take along what stands below them when they are renamed, and its posts', async () => {
    await change({ kind: 'category', name: 'Food', newName: 'Meals' })
    expect((await listed('Meals')).map(({ urlId }) => urlId)).toEqual(['borscht'])
    await change({ kind: 'category', name: 'Meals', newName: 'Food' })
    expect((await listed('Food')).map(({ urlId }) => urlId)).toEqual(['borscht'])
  })

  it('go, and what stood below them moves up', async () => {
    await room.owner.send('POST', `${path()}/remove`, { kind: 'category', name: 'Food' })
    const { json } = await room.owner.get(path())
    expect(json).toMatchObject({ categories: [{ name: 'Broth', parent: null, total: 2 }] })
  })
})

describe('a category that is merged into one two levels below', () => {
  it('leaves all others where owners and visitors find them', async () => {
    const rows = [
      ['Pots', null],
      ['Bowls', 'Pots'],
      ['Cups', 'Bowls'],
    ] as const
    for (const [name, parent] of rows) await add(name, parent)
    const { row } = await room.begin(room.notes, 'text', 'Glaze')
    await room.change(row.id, { status: 'published', categories: ['Bowls'] })
    const merged = await change({ kind: 'category', name: 'Pots', newName: 'Cups', merges: true })
    expect(merged.json).toMatchObject({
      categories: expect.arrayContaining([
        { name: 'Bowls', parent: 'Cups', total: 1 },
        { name: 'Cups', parent: null, total: 0 },
      ]),
    })
    expect((await listed('Cups')).map(({ urlId }) => urlId)).toEqual(['glaze'])
    const activity = (await room.owner.get('/api/panel/activity')).json as { rows: { what: string }[] }
    expect(activity.rows.map(({ what }) => what)).toContain('Merged the category Pots into Cups')
    const after = await change({ kind: 'category', name: 'Bowls', newName: 'Bowls', parent: null })
    expect(after.status).toBe(200)
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it.each([
    ['renames', 'PUT', '', { newName: 'Sea' }],
    ['removes', 'POST', '/remove', {}],
  ] as const)(
    'who %s a tag holds the posts before the collection, as who gives a post one does',
    async (_, method, more, body) => {
      const { row } = await room.begin(room.fairs, 'event', 'Regatta')
      await room.change(row.id, { tags: ['Sky'] })
      const fairsPath = `/api/panel/categories/${room.fairs.id}${more}`
      const client = await openConnection(room.site.storeUrl)
      const waiting = `select count(*)::int as total from pg_stat_activity
      where wait_event_type = 'Lock' and application_name = current_setting('application_name')`
      const isWaiting = async () => ((await client.query(waiting)).rows[0] as { total: number }).total > 0
      const collection = `select id from collections where id = '${room.fairs.id}' for update nowait`
      const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = room.site.store.transaction(async ({ items }) => {
        await items.lock(row.id)
        held.resolve()
        await freed.promise
      })
      await held.promise
      const changing = room.owner.send(method, fairsPath, { kind: 'tag', name: 'Sky', ...body })
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
      const free = await client.query(collection).then(
        () => true,
        () => false,
      )
      freed.resolve()
      await holding
      await client.end()
      expect([free, (await changing).status]).toEqual([true, 200])
    },
  )
})

it('holds 10000 nested categories, and no more', async () => {
  await room.site.store.transaction(async ({ categories }) => {
    for (let each = 0; each < 10_000; each += 1) {
      const parent = each === 0 ? null : `c${Math.floor((each - 1) / 10)}`
      await categories.save(room.fairs.id, { name: `c${each}`, parent })
    }
  })
  const full = await room.owner.send('POST', `/api/panel/categories/${room.fairs.id}`, {
    name: 'More',
    parent: 'c9',
  })
  expect(full.json).toMatchObject({ message: 'A collection can have 10000 categories.' })
  const { row } = await room.begin(room.fairs, 'event', 'Fair')
  const refused = await room.change(row.id, { categories: ['One too many'] })
  expect(refused.json).toMatchObject({ errors: { categories: 'A collection can have 10000 categories.' } })
}, 30_000)

describe('authors', () => {
  const input = {
    displayName: 'Grace Hopper',
    bioHtml: '<p>Finds <script>x()</script>bugs.</p>',
    avatar: null,
    websiteUrl: '',
  }
  let author: { id: string }
  beforeEach(async () => {
    const { json } = await room.owner.get('/api/panel/authors')
    author = (json as { authors: { id: string; displayName: string }[] }).authors.find(({ displayName }) =>
      displayName.startsWith('Grace'),
    ) ?? { id: '' }
  })

  it('are added with a cleaned text, and once', async () => {
    const made = await room.owner.send('POST', '/api/panel/authors', input)
    expect(made.json).toMatchObject({ author: { bioHtml: '<p>Finds bugs.</p>' } })
    const twice = await room.owner.send('POST', '/api/panel/authors', {
      ...input,
      displayName: 'grace hopper',
    })
    expect(twice.json).toMatchObject({ errors: { displayName: 'Another author has this name' } })
  })

  it('have a site whose address has 2083 characters at most', async () => {
    const withSite = (websiteUrl: string) =>
      room.owner.send('POST', '/api/panel/authors', { ...input, displayName: 'Ida Noddack', websiteUrl })
    const longest = `https://example.com/${'a'.repeat(2063)}`
    expect((await withSite(`${longest}a`)).json).toMatchObject({
      errors: { websiteUrl: 'Use at most 2083 characters.' },
    })
    expect((await withSite(longest)).status).toBe(200)
  })

  it('are named on what they wrote, by the name that they have now', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Moth')
    await room.change(row.id, { status: 'published', authorId: author.id })
    const was = { ...input, bioHtml: '<p>Finds bugs.</p>', id: author.id }
    const body = { ...input, displayName: 'Grace B. Hopper', was }
    expect((await room.owner.send('PUT', `/api/panel/authors/${author.id}`, body)).status).toBe(200)
    const { json } = await room.stranger.get('/notes/moth?format=json')
    expect(json).toMatchObject({ item: { author: { displayName: 'Grace B. Hopper' } } })
    const page = (await room.stranger.get('/notes/moth')).text
    expect(page).toContain('"author":{"@type":"Person","name":"Grace B. Hopper"}')
    const stored = (await room.owner.get(`/api/panel/items/${row.id}`)).json
    expect(stored).toMatchObject({ row: { authorName: 'Grace B. Hopper' } })
    expect((await room.owner.send('PUT', `/api/panel/authors/${author.id}`, body)).status).toBe(409)
  })

  describe('with another name', () => {
    const rename = async (from: string, displayName: string) => {
      const was = { ...input, displayName: from, bioHtml: '<p>Finds bugs.</p>', id: author.id }
      await room.owner.send('PUT', `/api/panel/authors/${author.id}`, { ...input, displayName, was })
    }
    const written = async (title: string) => {
      const { row } = await room.begin(room.notes, 'text', title)
      await room.change(row.id, { authorId: author.id })
      return row.id
    }
    const stored = async (id: string) => await room.site.store.items.find(id)
    const undo = async (id: string) =>
      (await room.owner.send('POST', `/api/panel/activity/${id}/undo`, {})).status
    const lastAct = async () => {
      const { rows } = (await room.owner.get('/api/panel/activity')).json as { rows: { id: string }[] }
      return rows[0]?.id ?? ''
    }

    it('are renamed in the trash, too, and leave the age of all as it was', async () => {
      const [kept, trashed] = [await written('Kept'), await written('Trashed')]
      const item = await stored(trashed)
      if (item) await room.site.store.items.save({ ...item, trashedAtMs: room.clock.nowMs })
      const before = await stored(kept)
      room.clock.nowMs += 1_000
      await rename('Grace B. Hopper', 'Grace Murray Hopper')
      const author = { displayName: 'Grace Murray Hopper' }
      expect(await stored(trashed)).toMatchObject({ author })
      expect(await stored(kept)).toMatchObject({ author, updatedAtMs: before?.updatedAtMs })
    })

    it('have the name that they have now where an older act on what they wrote is undone, or they are saved again', async () => {
      const id = await written('Given away')
      room.clock.nowMs += 1_000
      const ida = (await room.site.store.authors.list()).find(({ displayName }) =>
        displayName.startsWith('Ida'),
      )
      await room.change(id, { authorId: ida?.id })
      const act = await lastAct()
      room.clock.nowMs += 1_000
      await rename('Grace Murray Hopper', 'Grace Hopper')
      expect(await undo(act)).toBe(200)
      const named = { id: author.id, displayName: 'Grace Hopper' }
      expect(await stored(id)).toMatchObject({ author: named })
      const item = await stored(id)
      if (item) await room.site.store.items.save({ ...item, author: { ...named, displayName: 'Former' } })
      await rename('Grace Hopper', 'Grace Hopper')
      expect(await stored(id)).toMatchObject({ author: named })
      await rename('Grace Hopper', 'Grace Murray Hopper')
    })

    it('have their former name again by an undo, whatever was changed of their many posts since', async () => {
      const ids: string[] = []
      for (let place = 0; place < 51; place += 1) ids.push(await written(`Moth ${place}`))
      room.clock.nowMs += 1_000
      await rename('Grace Murray Hopper', 'Grace')
      const act = await lastAct()
      room.clock.nowMs += 1_000
      const ida = (await room.site.store.authors.list()).find(({ displayName }) =>
        displayName.startsWith('Ida'),
      )
      await room.change(ids[0] ?? '', { authorId: ida?.id })
      const before = await stored(ids[50] ?? '')
      expect(await undo(act)).toBe(200)
      expect(await stored(ids[0] ?? '')).toMatchObject({ author: { displayName: 'Ida Noddack' } })
      expect(await stored(ids[50] ?? '')).toEqual({
        ...before,
        author: { id: author.id, displayName: 'Grace Murray Hopper' },
      })
    })
  })

  it('leave their name on what they wrote', async () => {
    await room.owner.send('DELETE', `/api/panel/authors/${author.id}`)
    const { json } = await room.stranger.get('/notes/moth?format=json')
    expect(json).toMatchObject({ item: { author: { displayName: 'Grace Murray Hopper' } } })
  })
})
