import { maxWantedLength } from '@vitrine/contract/pages/lock-calls'
import { passesPageLocks } from '@vitrine/domain/owners/passes-page-locks'
import { type FoundLock, findLock } from '@vitrine/site/route/find-lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { permitCode } from '@vitrine/site/theme/trusted-code'
import type { Account } from '@vitrine/store/owners/accounts'
import type { FastifyReply } from 'fastify'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { pagePolicy, plainSecurityHeaders } from '../../http/reply/security-headers.ts'
import { isUnlocked } from '../../http/visitor/unlock-cookie.ts'
import { lockScreen } from './lock-screen.ts'

/** Whether an address stands open to a visitor, was opened by a password, or is shut. */
export type Gate =
  | { readonly kind: 'open' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'shut'; readonly found: FoundLock }

/** Looks for a lock before an address, and whether this browser was let in. */
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
  if (account !== null && passesPageLocks(account.roles)) return { kind: 'unlocked' }
  const { collections } = await views.contentsOf(live)
  const path = address.split('?', 1)[0] ?? '/'
  const found = findLock(path, account ? { ...site, lock: null } : site, collections)
  if (found === null) return { kind: account ? 'unlocked' : 'open' }
  const key = { secret: services.secret, websiteId: site.id, isHttps: target.isHttps }
  return isUnlocked(cookies, found, key) ? { kind: 'unlocked' } : { kind: 'shut', found }
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
  const { scriptHashes, needs } = permitCode(live.site.code.lock)
  const html = lockScreen({ site: live.site, view }, { found: gate.found, to: wanted, problem: null })
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
