import type {
  cancelCampaignCall,
  pauseCampaignCall,
  readCampaignReportCall,
  resumeCampaignCall,
  scheduleCampaignCall,
  sendCampaignCall,
  unscheduleCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/sending-calls'
import {
  actOnCampaign,
  type Campaign,
  type CampaignAct,
  campaignActText,
} from '@vitrine/domain/newsletter/campaigns/campaign'
import { changedMeanwhileText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { readReadiness } from './campaign-context.ts'
import { campaignJob } from './campaign-job.ts'
import { presentCampaign } from './present-campaign.ts'

type ActAnswer = AnswerTo<typeof sendCampaignCall>

/** Sends a campaign from now on. */
export function postCampaignSend(exchange: Exchange<typeof sendCampaignCall>): Promise<ActAnswer> {
  return act(exchange, 'send', {
    seenMs: exchange.body.updatedAtMs,
    summary: 'Sent',
    runAtMs: exchange.services.clock(),
  })
}

/** Has a campaign sent at a moment. */
export function postCampaignSchedule(exchange: Exchange<typeof scheduleCampaignCall>): Promise<ActAnswer> {
  const { updatedAtMs, atMs } = exchange.body
  return act(exchange, 'schedule', { seenMs: updatedAtMs, atMs, summary: 'Scheduled', runAtMs: atMs })
}

/** Makes a draft of a campaign that was scheduled. */
export function postCampaignUnschedule(
  exchange: Exchange<typeof unscheduleCampaignCall>,
): Promise<ActAnswer> {
  return act(exchange, 'unschedule', { summary: 'Took from the schedule' })
}

/** Stops sending for now. */
export function postCampaignPause(exchange: Exchange<typeof pauseCampaignCall>): Promise<ActAnswer> {
  return act(exchange, 'pause', { summary: 'Paused' })
}

/** Goes on with sending. */
export function postCampaignResume(exchange: Exchange<typeof resumeCampaignCall>): Promise<ActAnswer> {
  return act(exchange, 'resume', { summary: 'Went on with', runAtMs: exchange.services.clock() })
}

/** Ends sending for good. */
export function postCampaignCancel(exchange: Exchange<typeof cancelCampaignCall>): Promise<ActAnswer> {
  return act(exchange, 'cancel', { summary: 'Cancelled' })
}

interface ActContext {
  /** The version that was looked at, where that matters. */
  readonly seenMs?: number
  readonly atMs?: number
  readonly summary: string
  /** When the next turn of sending is, where there is one. */
  readonly runAtMs?: number
}

type ActExchange = Pick<Exchange, 'store' | 'services' | 'account' | 'call' | 'visitor'> & {
  readonly params: { readonly campaignId: string }
}

function act(exchange: ActExchange, name: CampaignAct, acting: ActContext): Promise<ActAnswer> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.campaigns.lock(params.campaignId)
    if (!known) return refuse('not-found', failureText.notFound)
    if (acting.seenMs !== undefined && acting.seenMs !== known.updatedAtMs)
      return refuse('changed-meanwhile', changedMeanwhileText)
    const done = actOnCampaign(known, name, { nowMs: services.clock(), ...acting })
    if (!done.ok) return refuse(done.problem, campaignActText[done.problem])
    const unready =
      name === 'send' || name === 'schedule'
        ? await refuseUnready(tables, known, { services, ...acting })
        : null
    if (unready) return unready
    await tables.campaigns.save(done.campaign)
    // Where the mail server took none so far, it was wrong of those that it said have no mailbox: who is on the list again is not left out.
    if (name === 'resume' && !(await tables.campaignDeliveries.hasSent(known.id)))
      await tables.campaignDeliveries.requeueBounced(known.id, services.clock())
    if (acting.runAtMs !== undefined)
      await tables.jobs.enqueue(campaignJob(done.campaign, acting.runAtMs, services))
    const summary = `${acting.summary} the campaign ${known.name}`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return reply<{ readonly campaign: ReturnType<typeof presentCampaign> }>({
      campaign: presentCampaign(done.campaign),
    })
  })
}

async function refuseUnready(
  tables: SiteTables,
  campaign: Campaign,
  { services, atMs }: Pick<ActExchange, 'services'> & Pick<ActContext, 'atMs'>,
): Promise<Refusal | null> {
  const { readiness } = await readReadiness(tables, campaign, services, atMs)
  const { problems } = readiness
  if (problems.length === 0) return null
  return refuse('campaign-unready', problems.map(({ text }) => text).join(' '), { problems })
}

/** So many mails that did not arrive are told. */
const mostUndelivered = 50

/** Answers what became of a campaign. */
export async function getCampaignReport({
  params,
  store,
}: Exchange<typeof readCampaignReportCall>): Promise<AnswerTo<typeof readCampaignReportCall>> {
  const campaign = await store.campaigns.find(params.campaignId)
  if (!campaign) return refuse('not-found', failureText.notFound)
  const { measured, ...counts } = await store.campaignDeliveries.counts(campaign.id)
  const undelivered = await store.campaignDeliveries.undelivered(campaign.id, mostUndelivered)
  const told = undelivered.map(async (each) => {
    const subscriber = await store.subscribers.find(each.subscriberId)
    return { ...each, email: subscriber?.email ?? '' }
  })
  return reply({
    campaign: presentCampaign(campaign),
    counts,
    measured,
    readers: campaign.progress.readers,
    isQueued: campaign.progress.isQueued,
    links: [...(await store.campaignLinks.list(campaign.id))],
    undelivered: await Promise.all(told),
  })
}
