import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { actOnCampaign, beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'
import { buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { freshLocation, type StoreLocation } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { buildReader } from './testing/build-reader.ts'

// Filling the list takes far longer than what is proved: in `npm run proofs` alone.
const isLong = inject('proofLength') === 'long'
const readers = 20_000
const website = buildSite()
const log = { warn: () => {} }
const campaignId = newId()
let place: StoreLocation

beforeEach(async () => {
  place = await freshLocation()
})
afterEach(() => place.remove())

it.runIf(isLong)(
  'queues each reader once, however often the server is killed meanwhile',
  {
    timeout: 600_000,
  },
  async () => {
    await fill()
    const first = await queueAndKill()
    const second = await queueAndKill()
    expect([first > 0, second > first, second < readers]).toEqual([true, true, true])
    await queueToTheEnd()
    const store = await openStore({ ...place, log })
    const site = store.site(website.id)
    const campaign = await site.campaigns.find(campaignId)
    const counts = await site.campaignDeliveries.counts(campaignId)
    await store.close()
    expect(campaign?.progress).toMatchObject({ isQueued: true, readers })
    expect(counts.queued).toBe(readers)
  },
)

async function fill(): Promise<void> {
  const store = await openStore({ ...place, log })
  await store.sites.add(website)
  const site = store.site(website.id)
  for (let from = 0; from < readers; from += 500)
    await site.transaction(async (tables) => {
      for (let number = from; number < from + 500; number += 1)
        await tables.subscribers.insert(buildReader(number))
    })
  const content = {
    name: 'May',
    subject: 'News',
    preheader: '',
    listId: 'newsletter',
    senderName: '',
    replyTo: '',
  }
  const draft = beginCampaign({ ...content, blocks: [] }, { id: campaignId, nowMs: noon })
  const sent = actOnCampaign(draft, 'send', { nowMs: noon })
  if (sent.ok) await site.campaigns.save(sent.campaign)
  await store.close()
}

function begin() {
  const script = join(import.meta.dirname, 'testing/queue-process.ts')
  const child = spawn(process.execPath, [script, place.dataDir, website.id, campaignId, place.url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.text += chunk.toString()
  })
  return { child, output }
}

/** Kills a process that has queued a slice and is at the next; returns how many are queued by then. */
async function queueAndKill(): Promise<number> {
  const { child, output } = begin()
  while (!output.text.includes('slice') && child.exitCode === null) await wait(1)
  child.kill('SIGKILL')
  await once(child, 'close')
  const store = await openStore({ ...place, log })
  const site: SiteStore = store.site(website.id)
  const campaign = await site.campaigns.find(campaignId)
  const { queued } = await site.campaignDeliveries.counts(campaignId)
  await store.close()
  // What is queued, and how far it is, never disagree.
  expect(campaign?.progress.readers).toBe(queued)
  return queued
}

async function queueToTheEnd(): Promise<void> {
  const { child, output } = begin()
  await once(child, 'close')
  expect(output.text).toContain('done')
}
