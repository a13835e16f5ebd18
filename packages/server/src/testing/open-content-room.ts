import path from 'node:path'
import type { Collection } from '@vitrine/domain/content/collection'
import { buildCollection } from '@vitrine/store/testing/builders'
import { type OpenSite, openSite } from './open-site.ts'
import { signInAs } from './sign-in.ts'
import { type Answer, openVisitor, type Visitor } from './visit.ts'

/** A site with collections of every kind, its owner, and a stranger. */
export interface ContentRoom {
  readonly site: OpenSite
  readonly clock: { nowMs: number }
  readonly owner: Visitor
  readonly stranger: Visitor
  readonly notes: Collection
  readonly fairs: Collection
  readonly pictures: Collection
  readonly songs: Collection
  readonly team: Collection
  /** Begins an item, and gives what is stored. */
  begin(collection: Collection, kind: string, title: string, customType?: string): Promise<Stored>
  /** Changes some fields of an item as it is stored. */
  change(itemId: string, fields: Readonly<Record<string, unknown>>): Promise<Answer>
  /** Addresses of the items that a stranger is shown in a list. */
  seen(urlId: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** An item as calls answer it. */
export interface Stored {
  readonly row: {
    readonly id: string
    readonly shelf: string
    readonly urlId: string
    readonly fullUrl: string
  }
  readonly input: Readonly<Record<string, unknown>>
  readonly updatedAtMs: number
}

/** Opens such a site in the template of `content-template`. */
export async function openContentRoom(nowMs: number): Promise<ContentRoom> {
  const clock = { nowMs }
  const siteDir = path.join(import.meta.dirname, 'content-template')
  const site = await openSite({ services: { siteDir, clock: () => clock.nowMs } })
  const made = (urlId: string, typeName: string) =>
    buildCollection({ urlId, typeName, title: urlId, position: 9 })
  const places = {
    notes: made('notes', 'blog'),
    fairs: made('fairs', 'events'),
    pictures: made('pictures', 'gallery'),
    songs: made('songs', 'album'),
    team: made('team', 'team'),
  }
  await site.store.transaction(async (tables) => {
    for (const place of Object.values(places)) await tables.collections.save(place)
    await tables.site.raiseRevision()
  })
  const owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['editor'])
  const stranger = await openVisitor(site.app)
  const read = async (itemId: string) => (await owner.get(`/api/panel/items/${itemId}`)).json as Stored
  return {
    ...{ site, clock, owner, stranger },
    ...places,
    begin: async ({ id: collectionId }, kind, title, customType) => {
      const body = { collectionId, kind, customType: customType ?? null, title }
      const answer = await owner.send('POST', '/api/panel/items', body)
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.json as Stored
    },
    change: async (itemId, fields) => {
      const { input, updatedAtMs } = await read(itemId)
      return owner.send('PUT', `/api/panel/items/${itemId}`, { ...input, updatedAtMs, ...fields })
    },
    seen: async (urlId) => {
      const { json } = await stranger.get(`/${urlId}?format=json`)
      const { items = [] } = json as { items?: readonly { readonly urlId: string }[] }
      return items.map((item) => item.urlId)
    },
    close: () => site.close(),
  }
}
