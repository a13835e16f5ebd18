import type { Store } from '@vitrine/store/store'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { followPort } from './follow-port.ts'

it('addresses of sites follow the port, also where a start was broken off meanwhile', async () => {
  const { store, website, siteStore, close } = await buildStore({
    site: { homeOrigin: 'http://localhost:3000' },
  })
  const other = buildSite({ id: newId(), hosts: ['other.example'], homeOrigin: 'http://127.0.0.1:3000' })
  await store.sites.add(other)
  await followPort({ store }, 3000)
  const brokenOff: Store = Object.create(store, {
    site: {
      value: (id: string) => {
        if (id === website.id) return store.site(id)
        throw new Error('The server was stopped')
      },
    },
  })
  const stopped = async () => followPort({ store: brokenOff }, 4000)
  await expect(stopped()).rejects.toThrow('stopped')
  // At the former port again: what had moved moves back.
  await followPort({ store }, 3000)
  expect((await siteStore.site.read()).homeOrigin).toBe('http://localhost:3000')
  await expect(stopped()).rejects.toThrow('stopped')
  await followPort({ store }, 4000)
  expect((await siteStore.site.read()).homeOrigin).toBe('http://localhost:4000')
  expect((await store.sites.find(other.id))?.homeOrigin).toBe('http://127.0.0.1:4000')
  await close()
})
