import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { type BulkAct, emptyTally } from '@vitrine/domain/lists/bulk/bulk-act'
import { openStore } from '@vitrine/store/open-store'
import { openStoreInThread } from '@vitrine/store/open-store-in-thread'
import type { SiteStore } from '@vitrine/store/store'
import { buildOrder, buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bulkActJob } from '../../lists/bulk/bulk-act-job-kind.ts'
import { runAndKill } from '../../testing/server-process.ts'

const count = { short: 600, long: 8_000 }[inject('proofLength')]
/** Kills in the middle of the act. */
const enough = { short: 3, long: 40 }[inject('proofLength')]
const website = buildSite()
const orders = Array.from({ length: count }, (_, index) =>
  buildOrder({ id: newId(), number: 1001 + index, cartId: newId() }),
)
const bulkAct: BulkAct = {
  id: newId(),
  list: 'orders',
  act: 'fulfill',
  label: 'Mark as fulfilled',
  input: { parcels: [], notifyCustomer: false },
  view: null,
  accountId: 'ada',
  byName: 'Ada',
  createdAtMs: noon,
  endedAtMs: null,
  state: 'running',
  tally: { ...emptyTally, total: count },
  undo: null,
}

let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-killed-act-'))
  await atStore(async (site, add) => {
    await add()
    await site.transaction(async (tables) => {
      for (const order of orders) await tables.orders.insert(order)
      await tables.bulkActs.save(bulkAct)
      await tables.bulkActs.addRows(
        bulkAct.id,
        orders.map(({ id }) => id),
      )
      await tables.jobs.enqueue(bulkActJob({ newId, clock: () => noon }, bulkAct.id))
    })
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('goes on where it was when its server is killed: each order is done once, and never by halves', {
  timeout: 300_000,
}, async () => {
  const seen: number[] = []
  const midWay = () => seen.filter((done) => done > 0 && done < count).length
  for (let round = 0; round < 40 && seen.at(-1) !== count; round += 1) {
    await runAndKill(dataDir, async () => {
      // Killed often enough in the middle of it, it comes to its end.
      if (midWay() >= enough) return until(isEnded)
      // The thread of acts needs a while to begin, on one machine longer than on another.
      const before = seen.at(-1) ?? 0
      if (round > 0) await until(({ tally }) => tally.changed > before)
      // At first at once, as a quick machine does all within a breath; later it comes to an end.
      await wait(((round * 37) % 60) * 0.25 + Math.max(0, round - 4) * 60)
    })
    await atStore(async (site) => {
      const { done, orders: fulfilled, told } = await lookAt(site)
      // What is changed, what stands beside it and what is counted agree at every moment.
      expect({ fulfilled, told }).toEqual({ fulfilled: done, told: done.length })
      seen.push(done.length)
    })
  }
  expect(seen.at(-1)).toBe(count)
  // All rows can be done before the act is written down.
  await runAndKill(dataDir, () => until(isEnded))
  // It was killed in the middle of it, not only before and behind.
  expect(midWay()).toBeGreaterThan(0)
  await atStore(async (site) => {
    const parcels = await Promise.all(orders.map(({ id }) => site.orders.find(id)))
    expect(parcels.filter((order) => order?.fulfillments.length !== 1)).toEqual([])
    const entries = await site.auditLog.list({ offset: 0, limit: 10 })
    expect(entries.map(({ summary }) => summary)).toEqual([`Mark as fulfilled: ${count} orders`])
  })
})

/** Orders that the act says are done, those that are, and how many it counts. */
async function lookAt(site: SiteStore) {
  const rows = await site.bulkActs.rowsOf(bulkAct.id, 'changed', count)
  const found = await Promise.all(orders.map(({ id }) => site.orders.find(id)))
  const fulfilled = found.flatMap((order) => (order?.fulfillmentStatus === 'FULFILLED' ? [order.id] : []))
  const { tally } = (await site.bulkActs.find(bulkAct.id)) ?? bulkAct
  return { done: rows.map(({ rowId }) => rowId), orders: fulfilled.toSorted(), told: tally.changed }
}

const isEnded = ({ endedAtMs }: BulkAct) => endedAtMs !== null

/** Waits until something is true of the act, as the file of the running server says. */
async function until(isTrue: (act: BulkAct) => boolean): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const beside = openStoreInThread(dataDir, port1)
  const { bulkActs } = beside.site(website.id)
  while (!isTrue((await bulkActs.find(bulkAct.id)) ?? bulkAct)) await wait(2)
  await beside.close()
  port2.close()
}

/** Opens the store for some work while no server has it. */
async function atStore(work: (site: SiteStore, add: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const store = await openStore({ dataDir, log: { warn: () => {} }, now: () => noon })
  await work(store.site(website.id), () => store.sites.add(website))
  await store.close()
}
