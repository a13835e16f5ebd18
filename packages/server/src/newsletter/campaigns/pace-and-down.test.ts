import { actOnCampaign, beginCampaign, type Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailStandIn, mailStandIn, smtpError } from '../../testing/mail-stand-in.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { campaignJob } from './campaign-job.ts'
import { buildReader } from './testing/build-reader.ts'

const minute = 60_000
let shop: OpenShop
let mailer: MailStandIn
afterEach(() => shop.close())

/** Begins to send a campaign to so many readers. */
async function beginSending(readers: number, campaignMailsPerMinute: number): Promise<Campaign> {
  mailer = mailStandIn()
  shop = await openShop({ site: { homeOrigin: 'https://home.example' }, mailer, campaignMailsPerMinute })
  const content = { name: 'May', subject: 'News', preheader: '', senderName: '', replyTo: '', blocks: [] }
  const draft = beginCampaign({ ...content, listId: 'newsletter' }, { id: newId(), nowMs: noon })
  const begun = actOnCampaign(draft, 'send', { nowMs: noon })
  if (!begun.ok) throw new Error(begun.problem)
  const { campaign } = begun
  await shop.store.transaction(async (tables) => {
    for (let place = 0; place < readers; place += 1) await tables.subscribers.insert(buildReader(place))
    await tables.campaigns.save(campaign)
    await tables.jobs.enqueue(campaignJob(campaign, noon, shop.services))
  })
  return campaign
}

async function runTurns(turns: number, apartMs: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await shop.runJobs()
    shop.clock.nowMs += apartMs
  }
}

const fail = (error: Error) => {
  for (let place = 0; place < 100; place += 1) mailer.failures.set(`reader${place}@example.com`, error)
}
const unreachable = smtpError('connect ECONNREFUSED', { code: 'ECONNREFUSED', command: 'CONN' })

describe('the pace of a campaign', () => {
  it('holds across turns: what would go out after the end of one is left to the next, and that waits as long', async () => {
    await beginSending(3, 1)
    await shop.runJobs()
    await shop.runJobs()
    expect(mailer.sent).toHaveLength(1)
    shop.clock.nowMs += minute
    await shop.runJobs()
    expect(mailer.sent).toHaveLength(2)
  })
})

describe('while the mail server cannot be reached', () => {
  it('a campaign to many readers is paused as soon as one to a few, with the reason', async () => {
    const { id } = await beginSending(60, 6_000_000)
    fail(unreachable)
    await runTurns(14, minute)
    expect((await shop.store.campaigns.find(id))?.state).toBe('sending')
    await runTurns(1, minute)
    expect(await shop.store.campaigns.find(id)).toMatchObject({
      state: 'paused',
      pauseReason: 'The mail server cannot be reached: connect ECONNREFUSED',
    })
  })

  it('nobody loses a try: whoever is put off afterwards is written to later', async () => {
    const { id } = await beginSending(2, 6_000_000)
    fail(unreachable)
    await runTurns(6, minute)
    fail(smtpError('451 later', { responseCode: 451, command: 'RCPT TO' }))
    await runTurns(2, minute)
    expect(await shop.store.campaignDeliveries.counts(id)).toMatchObject({ queued: 2, failed: 0 })
    mailer.failures.clear()
    await runTurns(6, minute)
    expect(mailer.sent).toHaveLength(2)
  })
})
