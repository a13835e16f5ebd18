import { maxWantedLength } from '@vitrine/contract/pages/lock-calls'
import { allAreas, noAreas, type OpenAreas } from '@vitrine/domain/memberships/open-areas'
import { passesPageLocks } from '@vitrine/domain/owners/passes-page-locks'
import { type FoundLock, siteScope } from '@vitrine/domain/website/lock'
import { type Enclosure, enclosureAt } from '@vitrine/site/route/enclosure'
import { locksBefore } from '@vitrine/site/route/find-lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Account } from '@vitrine/store/owners/accounts'
import type { FastifyReply } from 'fastify'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { pagePolicy, plainSecurityHeaders } from '../../http/reply/security-headers.ts'
import { openAreasOf } from '../../http/visitor/member-session.ts'
import { isUnlocked } from '../../http/visitor/unlock-cookie.ts'
import { readVisitorCookies } from '../../http/visitor/visitor.ts'
import { lockScreen } from './lock-screen.ts'

/** Whether an address stands open to all, was opened to one visitor, is shut by a password, or is for members that they are not. */
export type Gate =
  | { readonly kind: 'open' }
  | { readonly kind: 'unlocked'; readonly openAreas: OpenAreas }
  | { readonly kind: 'shut'; readonly found: FoundLock }
  | { readonly kind: 'denied'; readonly enclosure: Enclosure }

/** Looks for what stands before an address, and whether this browser was let in. */
export async function gateOf(
  { services, views }: Installation,
  live: LiveSite,
  asked: {
    readonly target: RequestTarget
    readonly address: string
    readonly cookies: string | undefined
    /** Who is signed in: they see a site that is shut, and those who write on pages see what stands behind a page's own password. */
    readonly account: Account | null
  },
): Promise<Gate> {
  const { site } = live
  const { target, address, cookies, account } = asked
  if (account !== null && passesPageLocks(account.roles)) return { kind: 'unlocked', openAreas: allAreas }
  const { collections } = await views.contentsOf(live)
  const path = address.split('?', 1)[0] ?? '/'
  const locks = locksBefore(path, account ? { lock: null } : site, collections)
  const key = { secret: services.secret, websiteId: site.id, isHttps: target.isHttps }
  const found = locks.find((each) => !isUnlocked(cookies, each, key))
  // The password of a site is asked for before anything of it is told.
  if (found?.scope === siteScope) return { kind: 'shut', found }
  const enclosure = await findEnclosure(views, live, path)
  if (enclosure) {
    const visitor = readVisitorCookies(cookies, target.isHttps)
    const openAreas = await openAreasOf({ live, visitor, nowMs: services.clock() })
    if (!enclosure.isOpenTo(openAreas)) return { kind: 'denied', enclosure }
    return found ? { kind: 'shut', found } : { kind: 'unlocked', openAreas }
  }
  if (found) return { kind: 'shut', found }
  return locks.length === 0 && !account ? { kind: 'open' } : { kind: 'unlocked', openAreas: noAreas }
}

/** Sites without areas are not looked through. */
async function findEnclosure(
  views: Installation['views'],
  live: LiveSite,
  path: string,
): Promise<Enclosure | null> {
  if ((await views.areasOf(live)).length === 0) return null
  const { collections } = await views.contentsOf(live)
  return enclosureAt(path, { store: live.store, theme: await views.themes.of(live.site), collections })
}

/** Asks for the password instead of what was wanted. */
export async function sendLockScreen(
  { views }: Installation,
  live: LiveSite,
  {
    reply,
    gate,
    to,
  }: {
    readonly reply: FastifyReply
    readonly gate: Gate & { readonly kind: 'shut' }
    /** The address as it was asked for, with its whole query. */
    readonly to: string
  },
): Promise<FastifyReply> {
  const view = await views.of(live)
  const wanted = to.length > maxWantedLength ? '/' : to
  const { html, scriptHashes, needs } = lockScreen(
    { site: live.site, view },
    { found: gate.found, to: wanted, problem: null },
  )
  return reply
    .status(refusalStatus['site-locked'])
    .headers({
      ...plainSecurityHeaders,
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(scriptHashes, needs),
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
