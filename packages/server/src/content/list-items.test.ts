import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom } from '../testing/open-content-room.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor } from '../testing/visit.ts'

let room: ContentRoom
beforeAll(async () => {
  room = await openContentRoom(noon)
  const bread = await room.begin(room.notes, 'text', 'Rye bread')
  await room.change(bread.row.id, { status: 'published', tags: ['baking'], categories: ['Food'] })
  const fair = await room.begin(room.fairs, 'event', 'Autumn fair')
  await room.change(fair.row.id, { excerptHtml: '<p>Bread and wool</p>' })
  await room.begin(room.notes, 'text', 'Unfinished')
})
afterAll(() => room.close())

const titles = async (query: string) => {
  const { json } = await room.owner.get(`/api/panel/items?sort=title&${query}`)
  return (json as { rows: readonly { readonly title: string }[] }).rows.map(({ title }) => title)
}

describe('the list of items', () => {
  it('is searched over all collections at once, drafts too', async () => {
    expect(await titles('q=bread')).toEqual(['Autumn fair', 'Rye bread'])
    expect(await titles('q=baki')).toEqual(['Rye bread'])
  })

  it('is narrowed by status, collection, tag and category', async () => {
    expect(await titles('f=state:is:draft')).toEqual(['Autumn fair', 'Unfinished'])
    expect(await titles(`f=state:is:draft~collection:is:${room.notes.id}`)).toEqual(['Unfinished'])
    expect(await titles('f=tag:is:Baking~category:starts:fo')).toEqual(['Rye bread'])
    expect(await titles('f=picture:is:no~author:has:owner')).toHaveLength(3)
  })

  it('has the rows of the view in its file, with the titles of collections', async () => {
    const answer = await room.owner.get(
      '/api/panel/items.csv?q=bread&sort=title&cols=title,state,collection,kind,category,tag,comments,featured',
    )
    expect(answer.text).toBe(
      [
        '\uFEFFtitle,state,collection,kind,category,tag,comments,featured',
        'Autumn fair,draft,fairs,event,,,0,no',
        'Rye bread,published,notes,text,Food,baking,0,no',
        '',
      ].join('\r\n'),
    )
  })

  it('is refused where it is asked for what it has not', async () => {
    const answer = await room.owner.get('/api/panel/items?f=colour:is:red')
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { errors: { f: 'This list has no such filter.' } },
    ])
    expect((await room.owner.get('/api/panel/items?sort=tag')).status).toBe(400)
  })

  it('is for those who write, as its file is', async () => {
    const reporter = await openVisitor(room.site.app)
    await signInAs(reporter, room.site.store, ['reporting'])
    const status = async (path: string) => [
      (await reporter.get(path)).status,
      (await room.stranger.get(path)).status,
    ]
    expect(await status('/api/panel/items')).toEqual([403, 401])
    expect(await status('/api/panel/items.csv')).toEqual([403, 401])
  })

  it('saves views', async () => {
    const body = { name: 'My drafts', query: 'f=state:is:draft', isShared: false }
    expect((await room.owner.send('POST', '/api/panel/lists/items/views', body)).status).toBe(200)
    const wrong = { ...body, query: 'f=colour:is:red' }
    expect((await room.owner.send('POST', '/api/panel/lists/items/views', wrong)).status).toBe(400)
  })
})

it('gives the items of a collection in the order of their owner', async () => {
  const path = `/api/panel/content-collections/${room.pictures.id}/order`
  for (const title of ['One', 'Two']) await room.begin(room.pictures, 'image', title)
  const { json } = await room.owner.get(path)
  expect(json).toMatchObject({ items: [{ title: 'One' }, { title: 'Two' }], total: 2 })
  expect((await room.owner.get(`/api/panel/content-collections/${'0'.repeat(24)}/order`)).status).toBe(404)
})
