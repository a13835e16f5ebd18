import { checkReason } from '@vitrine/domain/website/suspension/suspension'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import type { SiteOutcome } from './site-acts.ts'

type ActServices = Pick<Services, 'store' | 'clock'>

/** Writes the act down, in its transaction. */
type RecordAct = (tables: SiteTables) => Promise<void>

/** Suspends a site: visitors see nothing of it, and nothing of it changes. Of one that is suspended, the reason is told anew. */
export async function suspendSite(
  { store, clock }: ActServices,
  siteId: string,
  reason: string,
  record: RecordAct,
): Promise<SiteOutcome> {
  const site = await store.sites.find(siteId)
  if (!site) return { ok: false, problem: 'not-found', errors: {} }
  if (siteId === (await store.sites.home())) return { ok: false, problem: 'site-stays-open', errors: {} }
  const problem = checkReason(reason)
  if (problem !== null) return { ok: false, problem: 'fields-wrong', errors: { reason: problem } }

  const suspension = { sinceMs: site.suspension?.sinceMs ?? clock(), reason: reason.trim() }
  const outcome = await store.sites.suspend(siteId, suspension, record)
  return outcome === 'done' ? { ok: true } : { ok: false, problem: 'not-found', errors: {} }
}

/** Lets a suspended site go on; its jobs that waited are done one after the other, as after a server that was switched off. */
export async function resumeSite(
  { store }: Pick<ActServices, 'store'>,
  siteId: string,
  record: RecordAct,
): Promise<SiteOutcome> {
  const site = await store.sites.find(siteId)
  if (site?.suspension === null) return { ok: true }
  const outcome = site && (await store.sites.suspend(siteId, null, record))
  return outcome === 'done' ? { ok: true } : { ok: false, problem: 'not-found', errors: {} }
}
