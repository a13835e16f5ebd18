import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openStore } from '@vitrine/store/open-store'
import { queueRestockMails } from '../queue-mails.ts'

/** A process that hands all who wait for a variant to the outbox, and says how long it took and how much memory it had. */
const [dataDir = '', websiteId = '', productId = '', variantId = ''] = process.argv.slice(2)
const store = await openStore({ url: process.env.DATABASE_URL, dataDir, log: console })
const [begunMs, begun] = [performance.now(), process.cpuUsage()]
const queue = queueRestockMails({
  newId: randomUUID,
  clock: Date.now,
  campaignMailsPerMinute: 600,
})
await queue({
  id: 'queue',
  attempts: 0,
  payload: { productId, variantId, queued: 0, beganMs: Date.now() },
  store: store.site(websiteId),
  nowMs: Date.now(),
  signal: new AbortController().signal,
})
const { user, system } = process.cpuUsage(begun)
const [ms, processorMs] = [performance.now() - begunMs, (user + system) / 1_000]
const megabytes = process.resourceUsage().maxRSS / 1024
writeSync(1, `done ${[ms, processorMs, megabytes].map(Math.round).join(' ')}\n`)
await store.close()
