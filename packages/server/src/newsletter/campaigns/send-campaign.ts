import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { actOnCampaign, type Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { endOfTurn, type SentTurn } from '@vitrine/domain/newsletter/campaigns/end-of-turn'
import type { SendingStop } from '@vitrine/domain/newsletter/campaigns/judge-failure'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { beginTurn } from '../../jobs/job-turn.ts'
import type { Services } from '../../services/services.ts'
import { readReadiness } from './campaign-context.ts'
import { campaignJob, campaignJobs } from './campaign-job.ts'
import { queueReaders } from './queue-readers.ts'
import { sendDue } from './send-due.ts'

/** A job goes on for so long; then the next takes over, so that stopping the server takes no longer. */
const turnMs = 4_000

/** A mail of which nothing was heard for so long after it was handed over is in doubt: mail servers answer sooner, or not at all. */
const doubtAfterMs = 5 * 60_000

/** Mail that waits is looked at again so often. */
const longestRestMs = 60_000

/** Does a turn of sending a campaign (the job `send-campaign`): begins it when its time has come, queues its readers, sends what is due at the pace of the site, and leaves the rest to the next turn. */
export function sendCampaign(services: Services, lookOf: LookOf): JobHandler {
  return async ({ payload, store }) => {
    const { campaignId, turn } = campaignJobs.read(payload)
    const campaign = await store.campaigns.find(campaignId)
    if (campaign?.progress.turn !== turn) return
    if (campaign.state === 'scheduled') return begin(store, campaign, services)
    if (campaign.state !== 'sending') return
    const isOver = beginTurn(turnMs)
    const queued = await queueReaders(store, campaign, isOver)
    if (queued === null) return
    const sent: SentTurn = queued.progress.isQueued
      ? await sendDue(store, queued, { services, lookOf, isOver })
      : { stop: { kind: 'time-up', goOnMs: services.clock() }, wasAnswered: false }
    await end(store, queued, sent, services)
  }
}

/** Begins a campaign whose time has come; one that cannot be sent is a draft again, with the reasons. */
function begin(store: SiteStore, { id, progress }: Campaign, services: Services): Promise<void> {
  return store.transaction(async (tables) => {
    const now = await tables.campaigns.lock(id)
    if (now?.state !== 'scheduled' || now.progress.turn !== progress.turn) return
    const { readiness } = await readReadiness(tables, now, services)
    const reason = readiness.problems.map(({ text }) => text).join(' ')
    const nowMs = services.clock()
    const begun = actOnCampaign(now, reason === '' ? 'send' : 'unschedule', { nowMs, reason })
    if (!begun.ok) return
    await tables.campaigns.save(begun.campaign)
    if (reason === '') await tables.jobs.enqueue(campaignJob(begun.campaign, nowMs, services))
  })
}

/** Ends a turn: the campaign is sent, stops, or has another turn. */
async function end(store: SiteStore, campaign: Campaign, sent: SentTurn, services: Services): Promise<void> {
  const inHand = await store.campaignDeliveries.doubt(campaign.id, services.clock() - doubtAfterMs)
  await store.transaction(async (tables) => {
    const now = await tables.campaigns.lock(campaign.id)
    if (now?.state !== 'sending' || now.progress.turn !== campaign.progress.turn) return
    const nowMs = services.clock()
    const { stop, downInARow } = endOfTurn(now.progress, sent)
    if (stop.kind === 'broken' && !(await isOver(tables, campaign.id, stop)))
      return pause(tables, now, { reason: stop.reason, nowMs })
    const dueMs = await tables.campaignDeliveries.nextDueMs(now.id)
    if (now.progress.isQueued && dueMs === null && inHand === 0) {
      const finished = actOnCampaign(now, 'finish', { nowMs })
      if (finished.ok) await tables.campaigns.save(finished.campaign)
      return
    }
    const next = { ...now, progress: { ...now.progress, turn: now.progress.turn + 1, downInARow } }
    await tables.campaigns.save(next)
    const dueNextMs = now.progress.isQueued ? (dueMs ?? Number.POSITIVE_INFINITY) : nowMs
    const lookMs = Math.min(dueNextMs, nowMs + longestRestMs)
    const goOnMs = Math.max(stop.kind === 'broken' ? nowMs : stop.goOnMs, lookMs)
    await tables.jobs.enqueue(campaignJob(next, goOnMs, services))
  })
}

/** Whether what broke is over: the mail server took another mail that was in hand at the same moment. */
async function isOver(
  { campaignDeliveries }: Pick<SiteTables, 'campaignDeliveries'>,
  campaignId: string,
  { whileNoneTaken }: Extract<SendingStop, { kind: 'broken' }>,
): Promise<boolean> {
  return whileNoneTaken === true && (await campaignDeliveries.hasSent(campaignId))
}

async function pause(
  tables: SiteTables,
  campaign: Campaign,
  { reason, nowMs }: { readonly reason: string; readonly nowMs: number },
): Promise<void> {
  const paused = actOnCampaign(campaign, 'pause', { nowMs, reason })
  if (paused.ok) await tables.campaigns.save(paused.campaign)
}
