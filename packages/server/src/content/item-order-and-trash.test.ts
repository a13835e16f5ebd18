import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom, type Stored } from '../testing/open-content-room.ts'

let room: ContentRoom
beforeAll(async () => {
  room = await openContentRoom(noon)
})
afterAll(() => room.close())

const publish = async (items: readonly Stored[]) => {
  for (const { row } of items) expect((await room.change(row.id, { status: 'published' })).status).toBe(200)
}
const inTrash = async () => {
  const { json } = await room.owner.get(`/api/panel/items?f=collection:is:${room.notes.id}~state:is:trash`)
  return (json as { rows: readonly object[] }).rows
}

it('puts a post into the trash, where nobody sees it, and leaves it there', async () => {
  const post = await room.begin(room.notes, 'text', 'Ant')
  await publish([post])
  expect(await room.seen('notes')).toEqual(['ant'])
  const trash = () => room.owner.send('POST', `/api/panel/items/${post.row.id}/trash`, {})
  expect((await trash()).status).toBe(200)
  expect(await room.seen('notes')).toEqual([])
  const [trashed] = await inTrash()
  expect((await trash()).status).toBe(200)
  expect(await inTrash()).toEqual([trashed])
  expect((await room.owner.send('POST', `/api/panel/items/${'0'.repeat(24)}/trash`, {})).status).toBe(404)
})

it('keeps the order that an owner gives to pictures, unless somebody else gave them another meanwhile', async () => {
  const made = []
  for (const name of ['One', 'Two', 'Three']) made.push(await room.begin(room.pictures, 'image', name))
  await publish(made)
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
