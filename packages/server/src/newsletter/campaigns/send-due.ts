import { setTimeout as wait } from 'node:timers/promises'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { SentTurn } from '@vitrine/domain/newsletter/campaigns/end-of-turn'
import type { SendingStop } from '@vitrine/domain/newsletter/campaigns/judge-failure'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { DueDelivery } from '@vitrine/store/newsletter/campaigns/campaigns'
import type { SiteStore } from '@vitrine/store/store'
import type { IsOver } from '../../jobs/job-turn.ts'
import type { Services } from '../../services/services.ts'
import { type CampaignMailContext, linksOf } from './campaign-mail.ts'
import { mailsPerMinuteOf } from './campaign-pace.ts'
import { handOver } from './hand-over.ts'
import { readShownThings } from './shown-things.ts'

interface SendContext {
  readonly services: Services
  readonly lookOf: LookOf
  readonly isOver: IsOver
}

/** So many mails are read at once, and so many are in the hands of the mail server at a time. */
const batchSize = 50
const mostInHand = 5

/** Sends mails of a campaign that are due, at the pace of the site, which campaigns share. */
export async function sendDue(
  store: SiteStore,
  campaign: Campaign,
  { services, lookOf, isOver }: SendContext,
): Promise<SentTurn> {
  const context = await readContext(store, campaign, { services, lookOf })
  if (context === null)
    return { stop: { kind: 'broken', reason: 'The address of the site is not known.' }, wasAnswered: false }
  const sending = Math.max(1, await store.campaigns.countSending())
  const pace = new Pace((60_000 * sending) / mailsPerMinuteOf(services))
  const inHand = new Set<Promise<void>>()
  let stop: SendingStop | null = null
  let wasAnswered = false
  const send = async (delivery: DueDelivery) => {
    const handed = await handOver(store, { campaign, context, delivery }, services)
    stop ??= handed.stop
    wasAnswered ||= handed.wasAnswered
  }
  // A mail that would go out after the end of the turn is left to the next one, which begins no sooner: so the pace holds across turns.
  const isEnd = () => stop !== null || isOver(pace.restMs())
  while (!isEnd()) {
    const due = await store.campaignDeliveries.due(campaign.id, services.clock(), batchSize)
    if (due.length === 0) break
    for (const delivery of due) {
      if (isEnd()) break
      await pace.next()
      while (inHand.size >= mostInHand) await Promise.race(inHand)
      const going: Promise<void> = send(delivery).finally(() => inHand.delete(going))
      inHand.add(going)
    }
    // What is in hand is not due again: the next look finds others.
    await Promise.all(inHand)
  }
  await Promise.all(inHand)
  return {
    stop: stop ?? { kind: 'time-up', goOnMs: services.clock() + Math.floor(pace.restMs()) },
    wasAnswered,
  }
}

async function readContext(
  store: SiteStore,
  campaign: Campaign,
  { services, lookOf }: Pick<SendContext, 'services' | 'lookOf'>,
): Promise<CampaignMailContext | null> {
  const site = await store.site.read()
  const origin = homeOriginOf(site, services.publicUrl)
  if (origin === null) return null
  const nowMs = services.clock()
  const list = await store.newsletterLists.find(campaign.listId)
  const look = await lookOf(site)
  const shown = await readShownThings(store, campaign.blocks, { site, nowMs })
  const isAsked = list?.asksMeasuring === true
  const urls = isAsked ? linksOf(campaign, { origin, look, shown }) : []
  const links = isAsked ? await store.campaignLinks.keep(campaign.id, urls) : null
  return { site, origin, list, look, shown, links }
}

/** Lets one through after the other, so far apart at least; by the clock of the machine, as it is about the time that passes. */
class Pace {
  readonly #apartMs: number
  #nextMs = 0

  constructor(apartMs: number) {
    this.#apartMs = apartMs
  }

  /** How long the next one waits from now. */
  restMs(): number {
    return Math.max(0, this.#nextMs - performance.now())
  }

  async next(): Promise<void> {
    const restMs = this.restMs()
    this.#nextMs = performance.now() + restMs + this.#apartMs
    if (restMs > 0) await wait(restMs)
  }
}
