import { plainItem } from '@vitrine/domain/content/item'
import { buildCollection, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const map = { addressTitle: 'Studio', latitude: 40.6761, longitude: -74.0146 }
const tileAddress = 'https://tiles.example.org/{z}/{x}/{y}.png?key={key}'
const events = buildCollection({ urlId: 'evenings', typeName: 'events', title: 'Evenings', position: 9 })
const location = {
  ...{ addressTitle: 'Studio', addressLine1: '1 Quay', addressLine2: '', addressCountry: '' },
  ...{ mapLat: 40.6761, mapLng: -74.0146, mapZoom: 15, markerLat: 40.6761, markerLng: -74.0146 },
}

let shop: OpenShop
let owner: Visitor
let settings: SettingsEditor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  settings = editSettings(owner, '/api/panel/settings/places')
  const blocks = [{ id: 'map', type: 'map', value: map }]
  const layout = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }
  await owner.send('PUT', `/api/panel/layouts/collection/${shop.page.id}`, { layout, updatedAtMs: null })
  await shop.store.collections.save(events)
  await shop.store.items.save({
    ...plainItem,
    ...{ id: newId(), collectionId: events.id, urlId: 'firing', title: 'Firing', kind: 'event', location },
    ...{
      excerptHtml: '',
      bodyHtml: '',
      author: { id: newId(), displayName: 'Ada' },
      categories: [],
      tags: [],
      image: null,
    },
    ...{ isFeatured: false, publishedAtMs: noon, updatedAtMs: noon },
    event: { startAtMs: noon, endAtMs: noon + 3_600_000 },
  })
})
afterAll(() => shop.close())

describe.each([
  ['a block', '/about'],
  ['the page of an event', '/evenings/firing'],
])('the map of %s', (_name, path) => {
  it('is a drawing that names no host to load from, by default', async () => {
    await settings.change({ tileAddress: '', tileCredit: '', tileKey: '' })
    const { body } = await shop.get(path)
    expect(body).toContain('<svg class="block-map-drawing"')
    expect(body).toContain('Show the map of Studio')
    expect(body).toContain('href="https://www.openstreetmap.org/?mlat=40.6761')
    expect(body).not.toContain('data-map-tiles')
  })

  it('names the host of the map that the owner set, with its key, and whom it is by', async () => {
    const answer = await settings.change({ tileAddress, tileCredit: '© Example', tileKey: 'k-1' })
    expect(answer.status).toBe(200)
    const { body } = await shop.get(path)
    expect(body).toContain('data-map-spot="40.6761,-74.0146,15"')
    expect(body).toContain('data-map-tiles="https://tiles.example.org/{z}/{x}/{y}.png?key=k-1"')
    expect(body).toContain('data-map-credit="© Example"')
    expect(body).not.toContain('export/embed.html')
  })

  it('may load pictures of that host, and no scripts', async () => {
    const policy = String((await shop.get(path)).headers['content-security-policy'])
    expect(policy).toMatch(/img-src [^;]*https:/)
    expect(policy).not.toContain('tiles.example.org')
  })
})

describe('the address of the map', () => {
  it('is refused where a policy of pages could be led astray', async () => {
    const answer = await settings.change({
      tileAddress: "https://x.example/{z}/{x}/{y}; script-src 'unsafe-eval'",
    })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: { 'value.tileAddress': expect.any(String) } })
  })
})
