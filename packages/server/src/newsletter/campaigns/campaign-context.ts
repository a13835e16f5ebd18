import { readMailLook } from '@vitrine/domain/mail/mail-look'
import type { Campaign, CampaignContent } from '@vitrine/domain/newsletter/campaigns/campaign'
import { problemsOfSending, sendingProblemText } from '@vitrine/domain/newsletter/campaigns/sending-problems'
import { shownFromLine } from '@vitrine/domain/website/settings/mail-sender'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { sendsMail } from '../../services/mailer.ts'
import { type CampaignMailContext, campaignHead } from './campaign-mail.ts'
import { mailsPerMinuteOf } from './campaign-pace.ts'
import { presentCampaign, presentPick } from './present-campaign.ts'
import { readShownThings } from './shown-things.ts'

type CampaignExchange = Pick<Exchange, 'store' | 'view' | 'origin' | 'services'>

/** Reads what a campaign is written with; links lead to where the panel is while the address of the site is not known. */
export async function readMailContext(
  { store, view, origin, services }: CampaignExchange,
  content: CampaignContent,
): Promise<CampaignMailContext> {
  const site = await store.site.read()
  return {
    site,
    list: await store.newsletterLists.find(content.listId),
    origin: homeOriginOf(site, services.publicUrl) ?? origin,
    look: readMailLook((await view()).designTokens),
    shown: await readShownThings(store, content.blocks, { site, nowMs: services.clock() }),
    links: null,
  }
}

/** Says whether a campaign can be sent at a moment, and to how many. */
export async function readReadiness(
  tables: SiteTables,
  content: CampaignContent,
  services: Exchange['services'],
  atMs = services.clock(),
) {
  const site = await tables.site.read()
  const list = await tables.newsletterLists.find(content.listId)
  const readers = (await tables.subscribers.counts()).get(content.listId)?.subscribed ?? 0
  const origin = homeOriginOf(site, services.publicUrl)
  const shown = await readShownThings(tables, content.blocks, { site, nowMs: atMs })
  const idsOf = (is: 'isVisible' | 'isToCome') =>
    new Set([...shown.values()].filter((each) => each[is]).map(({ id }) => id))
  const { addressLine1, addressLine2 } = site.location
  const problems = problemsOfSending({
    hasPostalAddress: addressLine1.trim() !== '' && addressLine2.trim() !== '',
    sender: site.contactEmail,
    content,
    hasList: list !== undefined,
    readers,
    shown: idsOf('isVisible'),
    toCome: idsOf('isToCome'),
    sendsMail: sendsMail(services),
    origin,
  })
  const from = origin === null ? '' : shownFromLine(campaignHead(content, { site, list, origin }).from)
  return {
    shown,
    readiness: {
      readers,
      problems: problems.map((code) => ({ code, text: sendingProblemText[code] })),
      from,
      mailsPerMinute: mailsPerMinuteOf(services),
    },
  }
}

/** A campaign as owners read it: with what its blocks show, and whether it could be sent. */
export async function describeCampaign(
  tables: SiteTables,
  campaign: Campaign,
  services: Exchange['services'],
) {
  const atMs = campaign.state === 'scheduled' ? campaign.scheduledAtMs : null
  const { shown, readiness } = await readReadiness(tables, campaign, services, atMs ?? undefined)
  return {
    campaign: presentCampaign(campaign),
    shown: [...shown.values()].map(presentPick),
    readiness,
  }
}
