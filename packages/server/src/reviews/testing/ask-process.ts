import { writeSync } from 'node:fs'
import { openStore } from '@vitrine/store/open-store'
import { JobRunner } from '../../jobs/runner.ts'
import { reviewDueKind } from '../../orders/review-due.ts'
import { askForReviews } from '../queue-requests.ts'
import { reviewMailKind } from '../send-review-mail.ts'

/** A process that asks all buyers whose day has come, as a server does, but for sending: it says how long it took and how much memory it had. */
const [dataDir = ''] = process.argv.slice(2)
const store = await openStore({ url: process.env.DATABASE_URL, dataDir, log: console })
const [begunMs, begun] = [performance.now(), process.cpuUsage()]
const services = { secret: 's'.repeat(43), clock: Date.now, campaignMailsPerMinute: 600 }
const handlers = { [reviewDueKind]: askForReviews(services) }
await new JobRunner({ store, handlers, except: [reviewMailKind], clock: Date.now, log: console }).runDue()
const { user, system } = process.cpuUsage(begun)
const [ms, processorMs] = [performance.now() - begunMs, (user + system) / 1_000]
const megabytes = process.resourceUsage().maxRSS / 1024
writeSync(1, `done ${[ms, processorMs, megabytes].map(Math.round).join(' ')}\n`)
await store.close()
