import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom, type Stored } from '../testing/open-content-room.ts'

let room: ContentRoom
beforeAll(async () => {
  room = await openContentRoom(noon)
})
afterAll(() => room.close())

const act = (items: readonly Stored[], name: string, term?: string) =>
  room.owner.send('POST', '/api/panel/items/bulk', {
    ids: items.map(({ row }) => row.id),
    act: name,
    ...(term === undefined ? {} : { term }),
  })
const shelf = async (name: string) => {
  const { json } = await room.owner.get(
    `/api/panel/items?f=collection:is:${room.notes.id}~state:is:${name}&sort=title`,
  )
  return (json as { rows: { title: string; tags: string[] }[] }).rows
}

describe('several posts at once', () => {
  let posts: readonly Stored[]
  beforeAll(async () => {
    posts = [await room.begin(room.notes, 'text', 'Ant'), await room.begin(room.notes, 'text', 'Bee')]
  })

  it('are published, and those that cannot be are named with the reason', async () => {
    const nameless = await room.begin(room.notes, 'text', '')
    const answer = await act([...posts, nameless], 'publish')
    expect(answer.json).toMatchObject({
      changed: 2,
      refused: [{ id: nameless.row.id, message: 'Enter a title' }],
    })
    expect((await room.seen('notes')).toSorted()).toEqual(['ant', 'bee'])
  })

  it('get a tag and lose it', async () => {
    await act(posts, 'add-tag', 'insects')
    expect((await shelf('published')).map(({ tags }) => tags)).toEqual([['insects'], ['insects']])
    await act(posts, 'remove-tag', 'insects')
    expect((await shelf('published')).map(({ tags }) => tags)).toEqual([[], []])
    expect((await act(posts, 'add-tag', 'a'.repeat(51))).status).toBe(400)
  })

  it('go to the trash, where nobody sees them, and come back with another address when theirs is taken', async () => {
    await act(posts, 'trash')
    expect(await room.seen('notes')).toEqual([])
    expect((await shelf('trash')).map(({ title }) => title)).toEqual(['Ant', 'Bee'])
    const other = await room.begin(room.notes, 'text', 'Ant')
    expect(other.row.urlId).toBe('ant')
    await act(posts, 'restore')
    expect((await room.seen('notes')).toSorted()).toEqual(['ant-2', 'bee'])
  })

  it('are removed for good only from the trash', async () => {
    await act(posts, 'remove')
    expect((await room.seen('notes')).toSorted()).toEqual(['ant-2', 'bee'])
    await act(posts, 'trash')
    await act(posts, 'remove')
    expect(await shelf('trash')).toEqual([])
  })
})

it('keeps the order that an owner gives to pictures, unless somebody else gave them another meanwhile', async () => {
  const made = []
  for (const name of ['One', 'Two', 'Three']) made.push(await room.begin(room.pictures, 'image', name))
  await act(made, 'publish')
  expect(await room.seen('pictures')).toEqual(['one', 'two', 'three'])
  const was = made.map(({ row }) => row.id)
  const ids = was.toReversed()
  const order = (collectionId: string, body: object) =>
    room.owner.send('PUT', `/api/panel/content-collections/${collectionId}/order`, body)
  expect((await order(room.pictures.id, { ids, was })).status).toBe(200)
  expect(await room.seen('pictures')).toEqual(['three', 'two', 'one'])
  const [one, two, three] = was
  expect((await order(room.pictures.id, { ids: [two, one, three], was })).status).toBe(409)
  expect(await room.seen('pictures')).toEqual(['three', 'two', 'one'])
  expect((await order(room.notes.id, { ids, was })).status).toBe(404)
})
