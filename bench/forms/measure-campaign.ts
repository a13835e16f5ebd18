import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { actOnCampaign, beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { buildReader } from '@vitrine/server/newsletter/campaigns/testing/build-reader'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'
import { buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { writeInBatches } from '../lists/write-in-batches.ts'
import type { Row } from '../report.ts'

/** Readers of the campaign whose memory is compared with. */
const few = 1_000

/**
 * Queues a campaign to many readers in a process of its own, that is killed twice on the way; and one to few, for its memory. Says how long queueing
 * took in all, how much memory the last process had beyond that of the few, and how many readers are queued twice or not at all.
 */
export async function measureCampaign(most: number): Promise<readonly Row[]> {
  const small = await queueAll(few, 0)
  const large = await queueAll(most, 2)
  const to = `campaign to ${most.toLocaleString('en')} readers`
  const row = (what: string, value: number, unit: string): Row => {
    return { case: `${to}, ${what}`, subject: 'vitrine', value, unit }
  }
  return [
    row('queued', large.queueMs / 1000, 's'),
    row(
      `memory beyond that for ${few.toLocaleString('en')}`,
      large.peakMegabytes - small.peakMegabytes,
      'MB',
    ),
    row('queued before the first and second kill', large.beforeKills[1] ?? 0, 'readers'),
    row('not queued, or twice', large.wrong, 'readers'),
  ]
}

interface Queued {
  readonly queueMs: number
  readonly peakMegabytes: number
  /** How many were queued at each kill. */
  readonly beforeKills: readonly number[]
  readonly wrong: number
}

async function queueAll(readers: number, kills: number): Promise<Queued> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-campaign-'))
  const place: Place = { dataDir, websiteId: newId(), campaignId: newId() }
  try {
    await withSite(place, (site) => fill(site, place, readers))
    const beforeKills: number[] = []
    let queueMs = 0
    for (let kill = 0; kill < kills; kill += 1) {
      queueMs += await queueAndKill(place)
      beforeKills.push(
        await withSite(
          place,
          async (site) => (await site.campaignDeliveries.counts(place.campaignId)).queued,
        ),
      )
    }
    const last = await queueToTheEnd(place)
    const counts = await withSite(place, (site) => site.campaignDeliveries.counts(place.campaignId))
    return {
      queueMs: queueMs + last.ms,
      peakMegabytes: last.megabytes,
      beforeKills,
      wrong: Math.abs(counts.queued - readers),
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Place {
  readonly dataDir: string
  readonly websiteId: string
  readonly campaignId: string
}

async function withSite<Value>(
  { dataDir, websiteId }: Pick<Place, 'dataDir' | 'websiteId'>,
  work: (site: SiteStore) => Promise<Value>,
): Promise<Value> {
  const store = await openStore({ url: undefined, dataDir, log: console })
  try {
    if (!(await store.sites.find(websiteId))) await store.sites.add(buildSite({ id: websiteId }))
    return await work(store.site(websiteId))
  } finally {
    await store.close()
  }
}

async function fill(site: SiteStore, { campaignId }: Place, readers: number): Promise<void> {
  await writeInBatches(site, readers, {
    make: buildReader,
    write: (tables, reader) => tables.subscribers.insert(reader),
  })
  const words = { name: 'May', subject: 'News', preheader: '', senderName: '', replyTo: '', blocks: [] }
  const draft = beginCampaign({ ...words, listId: 'newsletter' }, { id: campaignId, nowMs: noon })
  const begun = actOnCampaign(draft, 'send', { nowMs: noon })
  if (begun.ok) await site.campaigns.save(begun.campaign)
}

function begin({ dataDir, websiteId, campaignId }: Place) {
  const script = join(
    import.meta.dirname,
    '../../packages/server/src/newsletter/campaigns/testing/queue-process.ts',
  )
  const child = spawn(process.execPath, [script, dataDir, websiteId, campaignId, ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.text += chunk.toString()
  })
  return { child, output }
}

/** Kills a process that queued some slices; returns how long it queued. */
async function queueAndKill(place: Place): Promise<number> {
  const { child, output } = begin(place)
  const slices = () => output.text.split('slice').length - 1
  while (!output.text.includes('open') && child.exitCode === null) await wait(1)
  const beganAt = performance.now()
  while (slices() < 8 && child.exitCode === null) await wait(1)
  child.kill('SIGKILL')
  const took = performance.now() - beganAt
  await once(child, 'close')
  return took
}

async function queueToTheEnd(place: Place): Promise<{ readonly ms: number; readonly megabytes: number }> {
  const { child, output } = begin(place)
  await once(child, 'close')
  const [, ms = '', megabytes = ''] = /done (\d+) ms (\d+) MB/.exec(output.text) ?? []
  if (ms === '') throw new Error('The readers were not queued to the end')
  return { ms: Number(ms), megabytes: Number(megabytes) }
}
