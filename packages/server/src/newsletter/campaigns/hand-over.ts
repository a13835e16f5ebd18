import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { DueDelivery, HandedResult } from '@vitrine/store/newsletter/campaigns/campaigns'
import type { SiteStore } from '@vitrine/store/store'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Services } from '../../services/services.ts'
import { noteMailEventOf } from '../mail-events/note-mail-event.ts'
import { makeNewsletterToken, newsletterPath } from '../newsletter-link.ts'
import { unsubscribeHeaders } from '../newsletter-mail.ts'
import { type CampaignMailContext, composeCampaignMail } from './campaign-mail.ts'
import { type MailFailure, readMailFailure } from './mail-failure.ts'
import { measuringOf } from './measuring-of.ts'
import type { SendingStop } from './sending-stop.ts'

interface HandOver {
  readonly campaign: Campaign
  readonly context: CampaignMailContext
  readonly delivery: DueDelivery
}

/**
 * Hands the mail of a campaign to one reader to the mail server; says why sending stops, null: it goes on. The mail is written down as taken
 * before it is handed over, and what became of it afterwards: where the server is killed in between, it is in doubt, and not sent again.
 */
export async function handOver(
  store: SiteStore,
  { campaign, context, delivery }: HandOver,
  services: Services,
): Promise<SendingStop | null> {
  const { subscriberId } = delivery
  const { campaignDeliveries } = store
  const subscriber = await store.subscribers.find(subscriberId)
  if (subscriber?.state !== 'subscribed' || subscriber.listId !== campaign.listId) {
    await campaignDeliveries.skip(campaign.id, subscriberId, services.clock())
    return null
  }
  const mail = writeMail(campaign, { subscriber, context }, services)
  const isMeasured = context.links !== null && subscriber.measuring !== undefined
  const handed = { campaignId: campaign.id, subscriberId, isMeasured, nowMs: services.clock() }
  if (!(await campaignDeliveries.hand(handed))) return null
  const failure = await services.mailer.send(mail).then(() => null, readMailFailure)
  const barred = failure?.kind === 'barred' ? await whoIsBarred(store, campaign.id) : null
  const { result, stop } = judge(failure, { delivery, subscriber, barred, nowMs: services.clock() })
  await campaignDeliveries.settle(campaign.id, subscriberId, result)
  if (failure?.kind !== 'bounce') return stop
  await noteBounce(store, { campaign, subscriber }, services)
  return stopIfNoneArrives(store, campaign.id, result.problem)
}

/** Where so many mails failed one after the other, what the mail server says of a reader is of all as like as not. */
const mostFailedInARow = 10

/** Whom the mail server does not send on to, as far as is known: nobody so far, nobody any more, or this reader alone. */
type Barred = 'all-so-far' | 'all-since' | 'one'

async function whoIsBarred({ campaignDeliveries }: SiteStore, campaignId: string): Promise<Barred> {
  if (!(await campaignDeliveries.hasSent(campaignId))) return 'all-so-far'
  return (await campaignDeliveries.failedInARow(campaignId)) < mostFailedInARow ? 'one' : 'all-since'
}

/** Where so many readers have no mailbox before anybody took the mail, the mail server is to be looked at first. */
const mostBouncesAtFirst = 10

async function stopIfNoneArrives(
  { campaignDeliveries }: SiteStore,
  campaignId: string,
  problem: string,
): Promise<SendingStop | null> {
  if (await campaignDeliveries.hasSent(campaignId)) return null
  const { bounced } = await campaignDeliveries.counts(campaignId)
  const reason = `No reader so far has a mailbox, as the mail server says: ${problem}`
  return bounced < mostBouncesAtFirst ? null : { kind: 'broken', reason, whileNoneTaken: true }
}

function writeMail(
  campaign: Campaign,
  { subscriber, context }: { readonly subscriber: Subscriber; readonly context: CampaignMailContext },
  { secret, clock }: Services,
) {
  const { id, email, name } = subscriber
  const link = { subscriberId: id, issuedAtMs: clock() }
  const token = makeNewsletterToken('unsubscribe', link, { secret, websiteId: context.site.id })
  const unsubscribeUrl = `${context.origin}${newsletterPath('unsubscribe', token)}&campaign=${campaign.id}`
  const measuring = measuringOf(campaign, { subscriber, context }, { secret, clock })
  const letter = composeCampaignMail(campaign, { email, name, unsubscribeUrl, measuring }, context)
  return {
    // The same each time: it is the mail's Message-ID, by which services tell of it.
    id: `${campaign.id}.${id}`,
    ...letter,
    ...mailFacts('newsletter', letter),
    headers: unsubscribeHeaders(unsubscribeUrl),
  }
}

/** A mail that a mailbox does not take for now is tried so often, after so long and then twice as long each time. */
const mostTries = 5
const firstRestMs = 5 * 60_000

/** A mail server that cannot be asked is asked again so soon, and so often before sending stops. */
const downRestMs = 60_000
const mostDown = 15

interface JudgeContext {
  readonly delivery: DueDelivery
  readonly subscriber: Subscriber
  readonly barred: Barred | null
  readonly nowMs: number
}

interface Judged {
  readonly result: HandedResult
  readonly stop: SendingStop | null
}

function judge(failure: MailFailure | null, { delivery, subscriber, barred, nowMs }: JudgeContext): Judged {
  if (failure === null) return { result: { state: 'sent', problem: '', nowMs }, stop: null }
  // Whoever is removed is not to be read here afterwards.
  const problem = failure.message.replaceAll(subscriber.email, '…')
  const { tries } = delivery
  const again = (dueAtMs: number): HandedResult => ({ state: 'queued', problem, nowMs, dueAtMs })
  switch (failure.kind) {
    case 'bounce':
    case 'refused':
      return { result: { state: 'failed', problem, nowMs }, stop: null }
    case 'doubtful':
      return { result: { state: 'doubtful', problem, nowMs }, stop: null }
    case 'later':
      return tries + 1 >= mostTries
        ? { result: { state: 'failed', problem, nowMs }, stop: null }
        : { result: again(nowMs + firstRestMs * 2 ** tries), stop: null }
    case 'barred':
      return barred === 'one'
        ? { result: { state: 'failed', problem, nowMs }, stop: null }
        : { result: again(nowMs), stop: refusedBy(problem, barred === 'all-so-far') }
    case 'setting':
      return { result: again(nowMs), stop: refusedBy(problem) }
    case 'down':
      return {
        result: again(nowMs + downRestMs),
        stop:
          tries + 1 >= mostDown
            ? { kind: 'broken', reason: `The mail server cannot be reached: ${problem}` }
            : { kind: 'time-up', goOnMs: nowMs + downRestMs },
      }
  }
}

const refusedBy = (problem: string, whileNoneTaken = false): SendingStop => ({
  kind: 'broken',
  reason: `The mail server refuses: ${problem}`,
  whileNoneTaken,
})

async function noteBounce(
  store: SiteStore,
  { campaign, subscriber }: { readonly campaign: Campaign; readonly subscriber: Subscriber },
  services: Services,
): Promise<void> {
  const event = { kind: 'hard-bounce', atMs: services.clock() } as const
  await store.transaction((tables) => noteMailEventOf(tables, subscriber.id, event, services))
  const delivery = { campaignId: campaign.id, subscriberId: subscriber.id }
  await store.campaignDeliveries.mark(delivery, 'bounced', services.clock())
}
