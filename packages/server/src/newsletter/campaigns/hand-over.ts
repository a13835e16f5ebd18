import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import {
  type Barred,
  isAnswer,
  judgeFailure,
  type SendingStop,
} from '@vitrine/domain/newsletter/campaigns/judge-failure'
import { readMailFailure } from '@vitrine/domain/newsletter/campaigns/mail-failure'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { DueDelivery } from '@vitrine/store/newsletter/campaigns/campaigns'
import type { SiteStore } from '@vitrine/store/store'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Services } from '../../services/services.ts'
import { noteMailEventOf } from '../mail-events/note-mail-event.ts'
import { makeNewsletterToken, newsletterPath } from '../newsletter-link.ts'
import { unsubscribeHeaders } from '../newsletter-mail.ts'
import { type CampaignMailContext, composeCampaignMail } from './campaign-mail.ts'
import { measuringOf } from './measuring-of.ts'

interface HandOver {
  readonly campaign: Campaign
  readonly context: CampaignMailContext
  readonly delivery: DueDelivery
}

/** How that went: why sending stops, null: it goes on; and whether the mail server said anything of the mail. */
interface HandedOver {
  readonly stop: SendingStop | null
  readonly wasAnswered: boolean
}

const notHanded: HandedOver = { stop: null, wasAnswered: false }

/**
 * Hands the mail of a campaign to one reader to the mail server. The mail is written down as taken
 * before it is handed over, and what became of it afterwards: where the server is killed in between, it is in doubt, and not sent again.
 */
export async function handOver(
  store: SiteStore,
  { campaign, context, delivery }: HandOver,
  services: Services,
): Promise<HandedOver> {
  const { subscriberId, tries } = delivery
  const { campaignDeliveries } = store
  const subscriber = await store.subscribers.find(subscriberId)
  if (subscriber?.state !== 'subscribed' || subscriber.listId !== campaign.listId) {
    await campaignDeliveries.skip(campaign.id, subscriberId, services.clock())
    return notHanded
  }
  const mail = writeMail(campaign, { subscriber, context }, services)
  const isMeasured = context.links !== null && subscriber.measuring !== undefined
  const handed = { campaignId: campaign.id, subscriberId, isMeasured, nowMs: services.clock() }
  if (!(await campaignDeliveries.hand(handed))) return notHanded
  const failure = await services.mailer.send(mail).then(() => null, readMailFailure)
  const barred = failure?.kind === 'barred' ? await whoIsBarred(store, campaign.id) : null
  const { email } = subscriber
  const { result, stop } = judgeFailure(failure, { tries, email, barred, nowMs: services.clock() })
  await campaignDeliveries.settle(campaign.id, subscriberId, result)
  const wasAnswered = isAnswer(failure)
  if (failure?.kind !== 'bounce') return { stop, wasAnswered }
  await noteBounce(store, { campaign, subscriber }, services)
  return { stop: await stopIfNoneArrives(store, campaign.id, result.problem), wasAnswered }
}

/** Where so many mails failed one after the other, what the mail server says of a reader is of all as like as not. */
const mostFailedInARow = 10

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
