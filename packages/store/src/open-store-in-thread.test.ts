import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WordOfThread } from './engine/threads/thread-words.ts'
import { openStoreInThread } from './open-store-in-thread.ts'
import type { SiteStore, Store } from './store.ts'
import { type BuiltStore, buildStore } from './testing/build-store.ts'
import { buildProduct, newId } from './testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

/** A second store over the same file, as a thread has it. */
function openSecond(): { readonly store: Store; readonly hangUp: () => void } {
  const { port1, port2 } = new MessageChannel()
  built.store.admitThread?.(port1)
  return { store: openStoreInThread(built.dataDir, port2), hangUp: () => port2.close() }
}

async function saveSome(site: SiteStore, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1)
    await site.transaction(async ({ products }) => {
      await products.save(buildProduct({ id: newId(), urlId: newId(), collectionId: 'shop' }))
      // What waits for something keeps its turn, and nobody else is stopped by it.
      await new Promise((resolve) => setImmediate(resolve))
    })
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a store in a thread', () => {
  it('writes in turn with the store of the server, so that neither waits for the lock of SQLite, which would stop all of a thread', async () => {
    const { store, hangUp } = openSecond()
    const second = store.site(built.website.id)
    await Promise.all([saveSome(built.siteStore, 20), saveSome(second, 20)])
    expect(await built.siteStore.products.count()).toBe(40)
    expect(await second.products.count()).toBe(40)
    await store.close()
    hangUp()
  })

  it('has what it commits told where the server listens', async () => {
    const { store, hangUp } = openSecond()
    const news: unknown[] = []
    built.store.onJobsEnqueued((websiteId) => news.push([websiteId, 'jobs']))
    built.store.onRevisionRaised((websiteId) => news.push([websiteId, 'revision']))
    built.store.onListsChanged((websiteId, each) => news.push([websiteId, each]))
    const { id } = built.website
    const second = store.site(id)
    await second.transaction(async ({ jobs, site }) => {
      await jobs.enqueue({ id: newId(), kind: 'none', payload: {}, runAtMs: 0 })
      await site.raiseRevision()
    })
    await expect
      .poll(() => news)
      .toEqual([
        [id, 'jobs'],
        [id, 'revision-raised'],
        [id, 'revision'],
      ])
    await store.close()
    hangUp()
  })

  it('has its turn taken from it when its thread is gone', async () => {
    const { port1, port2 } = new MessageChannel()
    built.store.admitThread?.(port1)
    const wanted: WordOfThread = 'turn-wanted'
    port2.postMessage(wanted)
    await once(port2, 'message')
    const saved = saveSome(built.siteStore, 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await built.siteStore.products.count()).toBe(0)
    port2.close()
    await saved
    expect(await built.siteStore.products.count()).toBe(1)
  })
})
