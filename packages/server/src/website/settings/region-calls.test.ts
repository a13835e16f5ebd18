import { buildCollection, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editSettings } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const hourMs = 3_600_000

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({ site: { timeZone: 'America/New_York' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

async function addEvent(collectionId: string, startAtMs: number): Promise<string> {
  const body = { collectionId, kind: 'event', customType: null, title: 'Open kiln' }
  const { json } = await owner.send('POST', '/api/panel/items', body)
  const { row } = json as { row: { id: string } }
  await shop.store.transaction(async ({ items }) => {
    const item = await items.find(row.id)
    if (item) await items.save({ ...item, event: { startAtMs, endAtMs: startAtMs + hourMs } })
  })
  return row.id
}

const startOf = async (id: string) => new Date((await shop.store.items.find(id))?.event?.startAtMs ?? 0)

it('another time zone leaves the clock times of events to come, and what is over', async () => {
  const fairs = buildCollection({ urlId: 'fairs', typeName: 'events', title: 'Fairs', position: 9 })
  await shop.store.transaction(async ({ collections }) => collections.save(fairs))
  const tenInTheEvening = Date.parse('2026-12-05T22:00:00-05:00')
  const toCome = await addEvent(fairs.id, tenInTheEvening)
  const over = await addEvent(fairs.id, noon - 48 * hourMs)
  const region = editSettings(owner, '/api/panel/settings/region')
  expect((await region.change({ measurement: 'metric' })).status).toBe(200)
  expect((await startOf(toCome)).toISOString()).toBe('2026-12-06T03:00:00.000Z')
  expect((await region.change({ timeZone: 'Europe/Berlin' })).status).toBe(200)
  expect((await startOf(toCome)).toISOString()).toBe('2026-12-05T21:00:00.000Z')
  expect((await startOf(over)).getTime()).toBe(noon - 48 * hourMs)
})

it('another time zone leaves the days of what lasts all day, of what is over too', async () => {
  const days = { first: '2026-02-24', last: '2026-02-25' }
  const collection = (await shop.store.collections.list()).find(({ urlId }) => urlId === 'fairs')
  const id = await addEvent(collection?.id ?? '', noon)
  const { json } = await owner.get(`/api/panel/items/${id}`)
  const { input, updatedAtMs } = json as { input: object; updatedAtMs: number }
  const event = { startAtMs: 0, endAtMs: 0, days }
  const saved = await owner.send('PUT', `/api/panel/items/${id}`, { ...input, updatedAtMs, event })
  expect(saved.status).toBe(200)
  expect((await startOf(id)).toISOString()).toBe('2026-02-23T23:00:00.000Z')
  await editSettings(owner, '/api/panel/settings/region').change({ timeZone: 'Asia/Tokyo' })
  expect((await startOf(id)).toISOString()).toBe('2026-02-23T15:00:00.000Z')
  expect((await shop.store.items.find(id))?.event?.days).toEqual(days)
})
