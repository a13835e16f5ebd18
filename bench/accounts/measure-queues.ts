import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore, Store } from '@vitrine/store/store'
import {
  buildCollection,
  buildOrder,
  buildProduct,
  buildSite,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { writeInBatches } from '../lists/write-in-batches.ts'
import type { Row } from '../report.ts'

/** How many are queued, to compare memory with. */
const few = 1_000

/** Queues mails to many in processes of their own, and to few, for their memory: who waits for a variant, and buyers who are to be asked for a review. */
export async function measureQueues(most: number): Promise<readonly Row[]> {
  return [...(await measure('restock', most)), ...(await measure('review requests', most))]
}

type Queue = 'restock' | 'review requests'

async function measure(queue: Queue, most: number): Promise<readonly Row[]> {
  const [small, large] = [await queueAll(queue, few), await queueAll(queue, most)]
  const to = `${queue} to ${most.toLocaleString('en')}`
  const row = (what: string, value: number, unit: string): Row => {
    return { case: `${to}, ${what}`, subject: 'vitrine', value, unit }
  }
  return [
    row('queued', large.ms / 1_000, 's'),
    row('queued, processor time', large.processorMs / 1_000, 's'),
    row(`memory beyond that for ${few.toLocaleString('en')}`, large.megabytes - small.megabytes, 'MB'),
    row('not queued, or twice', large.wrong, 'readers'),
  ]
}

interface Queued {
  readonly ms: number
  readonly processorMs: number
  readonly megabytes: number
  readonly wrong: number
}

async function queueAll(queue: Queue, count: number): Promise<Queued> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-queues-'))
  const websiteId = newId()
  try {
    const given = await withStore(dataDir, async (store) => {
      await store.sites.add(siteOf(websiteId))
      return fillings[queue](store.site(websiteId), count)
    })
    const script = join(import.meta.dirname, '../../packages/server/src', scripts[queue])
    const said = execFileSync(process.execPath, [script, dataDir, websiteId, ...given], { encoding: 'utf8' })
    const [, ms, processorMs, megabytes] = /done (\d+) (\d+) (\d+)/.exec(said) ?? []
    if (ms === undefined) throw new Error(`The ${queue} were not queued to the end.`)
    const kept = await withStore(dataDir, (store) => countMails(store.site(websiteId)))
    return {
      ms: Number(ms),
      processorMs: Number(processorMs),
      megabytes: Number(megabytes),
      wrong: Math.abs(kept - count),
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const scripts: Readonly<Record<Queue, string>> = {
  restock: 'restock/testing/queue-process.ts',
  'review requests': 'reviews/testing/ask-process.ts',
}

async function withStore<Value>(dataDir: string, work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore({ url: undefined, dataDir, log: console })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function siteOf(id: string) {
  const site = buildSite({ id })
  const reviews = { ...usualReviews, isNative: true }
  return { ...site, store: { ...site.store, reviews } }
}

/** What is written before, and what the process is told of it. */
const fillings: Readonly<Record<Queue, (site: SiteStore, count: number) => Promise<readonly string[]>>> = {
  restock: fillWithSignUps,
  'review requests': fillWithOrders,
}

async function fillWithSignUps(site: SiteStore, count: number): Promise<readonly string[]> {
  const collection = buildCollection({ id: newId() })
  const product = buildProduct({ collectionId: collection.id })
  const [{ id: variantId = '' } = {}] = product.variants
  await site.collections.save(collection)
  await site.products.save(product)
  await writeInBatches(site, count, {
    make: (place) => ({
      id: newId(),
      productId: product.id,
      variantId,
      productTitle: product.title,
      variantName: '',
      email: `reader${place}@example.com`,
      joinsList: false,
      language: '',
      state: 'waiting' as const,
      createdAtMs: noon,
      changedAtMs: noon,
    }),
    write: (tables, signUp) => tables.restock.signUp(signUp),
  })
  return [product.id, variantId]
}

async function fillWithOrders(site: SiteStore, count: number): Promise<readonly string[]> {
  await writeInBatches(site, count, {
    make: (place) =>
      buildOrder({
        id: newId(),
        cartId: newId(),
        number: 1001 + place,
        isTest: false,
        contact: { email: `buyer${place}@example.com`, phone: '', wantsNews: false },
        fulfillmentStatus: 'FULFILLED',
        paymentState: 'PAID',
      }),
    write: async (tables, order) => {
      await tables.orders.insert(order)
      const id = `review-due-${order.id}`
      await tables.jobs.enqueue({ id, kind: 'review-due', payload: { orderId: order.id }, runAtMs: noon })
    },
  })
  return []
}

/** How many mails wait in the outbox. */
async function countMails(site: SiteStore): Promise<number> {
  const { waiting } = await site.mail.countUnsent()
  return waiting
}
