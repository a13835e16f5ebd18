import { writeSync } from 'node:fs'
import { openStore } from '@vitrine/store/open-store'
import { queueReaders } from '../queue-readers.ts'

/** A process that queues the readers of a campaign, and may be killed in the middle: it says when it begins, when a slice is queued, and when it is done. */
const [dataDir = '', websiteId = '', campaignId = '', url = ''] = process.argv.slice(2)
const store = await openStore({ url: url || undefined, dataDir, log: console })
const site = store.site(websiteId)
const campaign = await site.campaigns.find(campaignId)
if (!campaign) throw new Error('There is no such campaign')
writeSync(1, 'open\n')
const begunMs = performance.now()
// It is asked whether its turn is over behind each slice.
await queueReaders(site, campaign, () => {
  writeSync(1, 'slice\n')
  return false
})
writeSync(
  1,
  `done ${Math.round(performance.now() - begunMs)} ms ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`,
)
await store.close()
