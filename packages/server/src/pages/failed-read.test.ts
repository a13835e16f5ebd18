import type { SiteStore, Store } from '@vitrine/store/store'
import { afterEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let site: OpenSite
afterEach(() => site.close())

/** A store whose readings of a whole list fail as long as `isFailing` says so. */
function failingStore(store: Store, isFailing: () => boolean): Store {
  const failing = <Table extends { list(): Promise<unknown> }>(table: Table): Table => ({
    ...table,
    list: async () => {
      if (isFailing()) throw new Error('The answer took too long.')
      return table.list()
    },
  })
  const siteOf = (id: string): SiteStore => {
    const own = store.site(id)
    return Object.create(own, {
      collections: { get: () => failing(own.collections) },
      redirects: { get: () => failing(own.redirects) },
      memberAreas: { get: () => failing(own.memberAreas) },
    })
  }
  return Object.create(store, { site: { value: siteOf } })
}

it('pages are shown after one failed reading, without a change of the site', async () => {
  let isFailing = true
  site = await openSite({ storeOf: (store) => failingStore(store, () => isFailing) })
  expect((await site.get('/about')).statusCode).toBe(500)
  expect((await site.get('/none')).statusCode).toBe(500)
  isFailing = false
  expect((await site.get('/about')).statusCode).toBe(200)
  expect((await site.get('/none')).statusCode).toBe(404)
})

it('old addresses are followed after one failed reading', async () => {
  let isFailing = false
  site = await openSite({ storeOf: (store) => failingStore(store, () => isFailing) })
  await site.store.transaction(async (tables) => {
    await tables.redirects.replace([{ source: '/old', target: '/about', status: 301 }])
    await tables.site.raiseRevision()
  })
  await site.get('/about')
  isFailing = true
  expect((await site.get('/old')).statusCode).toBe(500)
  isFailing = false
  const moved = await site.get('/old')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/about'])
})
