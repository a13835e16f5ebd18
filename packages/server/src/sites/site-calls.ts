import type {
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  listSitesCall,
  removeSiteCall,
  resumeSiteCall,
  suspendSiteCall,
} from '@vitrine/contract/sites/site-calls'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { readTitlePlace, writeTitlePlace } from '@vitrine/store/website/title-place'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { makeOwnerLink } from '../owners/first-owner-link.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { addNewSite, type NewSiteOutcome } from './acts/add-new-site.ts'
import { siteActText } from './acts/site-act-texts.ts'
import { changeSite, removeSite, type SiteOutcome } from './acts/site-acts.ts'
import { resumeSite, suspendSite } from './acts/suspend-site.ts'
import { hasWords } from './has-words.ts'
import { refuseStranger, refuseStrangers } from './host-owners.ts'
import { addressOf, type PresentedSite, presentSite } from './present-site.ts'
import { refuseBroken } from './template-calls.ts'

/** So many sites are listed at once. */
const pageSize = 50

/** Lists sites of the installation: the one that it began with, then the others. */
export async function getSites(
  exchange: Exchange<typeof listSitesCall>,
): Promise<AnswerTo<typeof listSitesCall>> {
  const { services, origin, query } = exchange
  const { sites: directory } = services.store
  const homeId = await directory.home()
  const refusal = refuseStranger(exchange, homeId)
  if (refusal) return refusal
  const { q = '' } = query
  const after = readTitlePlace(query.after ?? '')
  const found = await directory.page({ q, after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const others = page.filter(({ site }) => site.id !== homeId)
  const home = after === null && homeId !== null ? await directory.find(homeId) : undefined
  return reply({
    sites: [
      ...(home && hasWords(home, q) ? [await present(home, exchange, homeId)] : []),
      ...others.map(({ site, hasOwner }) => presentSite(site, { services, homeId, origin, hasOwner })),
    ],
    next: last && found.length > pageSize ? writeTitlePlace(last.site) : null,
  })
}

/** Adds a site, and makes the link for its first owner. */
export async function postSite(
  exchange: Exchange<typeof addSiteCall>,
): Promise<AnswerTo<typeof addSiteCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { body, services } = exchange
  const outcome = await addNewSite(services, body, (tables, subjectId) =>
    recordAuditEntry(tables, exchange, { subjectId, summary: `Added the site ${body.host}` }),
  )
  if (!outcome.ok) return refuseNewSite(outcome)
  return reply(await linked(outcome.site, exchange))
}

/** Renames a site and says which hosts it answers to. */
export async function putSite(
  exchange: Exchange<typeof changeSiteCall>,
): Promise<AnswerTo<typeof changeSiteCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { body, params, services, origin } = exchange
  const record = noting(exchange, 'Changed the title or the host names of the site')
  return presentChanged(exchange, await changeSite(services, params.siteId, body, { origin, record }))
}

/** Makes a new link for the first owner of a site. */
export async function postOwnerLink(
  exchange: Exchange<typeof linkSiteOwnerCall>,
): Promise<AnswerTo<typeof linkSiteOwnerCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, services, store } = exchange
  const site = await services.store.sites.find(params.siteId)
  if (!site) return refuse('not-found', notFoundText)
  const answer = await linked(site, exchange)
  const summary = 'Made a link for the first owner'
  if (answer.ownerLink !== null)
    await store.transaction((tables) => recordAuditEntry(tables, exchange, { subjectId: site.id, summary }))
  return reply(answer)
}

/** Suspends a site. */
export async function postSuspension(
  exchange: Exchange<typeof suspendSiteCall>,
): Promise<AnswerTo<typeof suspendSiteCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { body, params, services } = exchange
  const record = noting(exchange, 'Suspended the site')
  return presentChanged(exchange, await suspendSite(services, params.siteId, body.reason, record))
}

/** Lets a suspended site go on. */
export async function deleteSuspension(
  exchange: Exchange<typeof resumeSiteCall>,
): Promise<AnswerTo<typeof resumeSiteCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, services } = exchange
  const record = noting(exchange, 'Let the suspended site go on')
  return presentChanged(exchange, await resumeSite(services, params.siteId, record))
}

type OfASite = Exchange<typeof changeSiteCall | typeof suspendSiteCall | typeof resumeSiteCall>

function noting(exchange: OfASite, summary: string) {
  return (tables: SiteTables) =>
    recordAuditEntry(tables, exchange, { subjectId: exchange.params.siteId, summary })
}

/** The site as it is after an act. */
async function presentChanged(
  exchange: OfASite,
  outcome: SiteOutcome,
): Promise<AnswerTo<typeof changeSiteCall>> {
  if (!outcome.ok) return refuseOutcome(outcome)
  const site = await exchange.services.store.sites.find(exchange.params.siteId)
  return site
    ? reply({ site: await present(site, exchange, await homeOf(exchange)) })
    : refuse('not-found', notFoundText)
}

/** Removes a site with all that is stored of it. */
export async function postSiteRemoval(
  exchange: Exchange<typeof removeSiteCall>,
): Promise<AnswerTo<typeof removeSiteCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, body, services, store } = exchange
  const outcome = await removeSite(services, params.siteId, body.title)
  if (!outcome.ok) return refuseOutcome(outcome)
  // The log of the site is gone with it, so this stands in that of the first site: a transaction is of one site, as they may be on
  // different nodes. A crash in between loses the entry, and never tells of a removal that did not happen.
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, {
      subjectId: params.siteId,
      summary: `Removed the site ${body.title.trim()}`,
    }),
  )
  return reply({ areFilesLeft: outcome.areFilesLeft })
}

async function present(
  site: Site,
  { services, origin }: Exchange,
  homeId: string | null,
): Promise<PresentedSite> {
  const hasOwner = (await services.store.site(site.id).accounts.count()) > 0
  return presentSite(site, { services, homeId, origin, hasOwner })
}

async function linked(site: Site, exchange: Exchange) {
  const { services, origin } = exchange
  return {
    site: await present(site, exchange, await homeOf(exchange)),
    ownerLink: await makeOwnerLink(services, site, addressOf(site, services.publicUrl, origin)),
  }
}

function homeOf({ services }: Exchange): Promise<string | null> {
  return services.store.sites.home()
}

function refuseOutcome({ problem, errors }: SiteOutcome & { readonly ok: false }): Refusal {
  return refuse(problem, siteActText[problem], Object.keys(errors).length > 0 ? { errors } : {})
}

function refuseNewSite(outcome: NewSiteOutcome & { readonly ok: false }): Refusal {
  const { problem } = outcome
  if (problem === 'template-broken') return refuseBroken([outcome.reason])
  return refuse(problem, siteActText[problem], problem === 'fields-wrong' ? { errors: outcome.errors } : {})
}
