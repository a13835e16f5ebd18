import { createHmac, timingSafeEqual } from 'node:crypto'
import type { unlockCall } from '@vitrine/contract/pages/lock-calls'
import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { type FoundLock, lockOfScope } from '@vitrine/site/route/find-lock'
import { cookieName, readCookies } from '../../http/cookies.ts'
import type { Exchange } from '../../http/exchange.ts'
import { page, type Reply, redirect } from '../../http/reply.ts'
import { waitSeconds } from '../../http/too-many.ts'
import { isPassword } from '../../owners/passwords.ts'
import { lockScreen } from './lock-screen.ts'

/** How long a browser that knew the password is let in. */
const openSeconds = 14 * 24 * 3600

/** Wrong passwords for one lock, wherever they come from. */
const guessLimit = { max: 100, windowMs: 15 * 60_000 }

/** What a visitor reads at a lock. */
export const unlockText = {
  wrong: 'That is not the password. Please try again.',
  tooMany: 'There were too many attempts.',
} as const

/** Opens a lock to a browser whose visitor knows the password. Changing the password closes it again. */
export async function postUnlock(exchange: Exchange<typeof unlockCall>): Promise<Reply> {
  const { body, site, services, store, view, origin } = exchange
  const to = isOwnPath(body.to) ? body.to : '/'
  const { collections } = await view.contextOf(origin)
  const lock = lockOfScope(body.scope, site, collections)
  if (!lock) return redirect(to)

  const found = { scope: body.scope, lock }
  const guess = await store.rateLimits.take(`unlock:${body.scope}`, {
    ...guessLimit,
    nowMs: services.clock(),
  })
  if (!guess.allowed) return tooManyGuesses(exchange, { found, to }, guess.retryAfterMs)
  if (!(await isPassword(body.password, lock.passwordHash)))
    return page(lockScreen(exchange, { found, to, problem: unlockText.wrong }), { status: 403 })

  const value = keyText(services.secret, site.id, found)
  return redirect(to, {
    cookies: [{ name: keyName(body.scope), value, httpOnly: true, maxAgeSeconds: openSeconds }],
  })
}

function tooManyGuesses(
  exchange: Exchange<typeof unlockCall>,
  asked: { readonly found: FoundLock; readonly to: string },
  retryAfterMs: number,
): Reply {
  const seconds = waitSeconds(retryAfterMs)
  const problem = `${unlockText.tooMany} ${tryAgainText(seconds)}`
  const headers = { 'retry-after': String(seconds) }
  return page(lockScreen(exchange, { ...asked, problem }), { status: 429, headers })
}

/** Whether a browser was let in before: its cookie is signed by us, for this site, lock and password. */
export function isUnlocked(
  cookieHeader: string | undefined,
  found: FoundLock,
  {
    secret,
    websiteId,
    isHttps,
  }: { readonly secret: string; readonly websiteId: string; readonly isHttps: boolean },
): boolean {
  const sent = readCookies(cookieHeader)[cookieName(keyName(found.scope), { httpOnly: true, isHttps })]
  if (sent === undefined) return false
  const expected = Buffer.from(keyText(secret, websiteId, found))
  const given = Buffer.from(sent)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function keyName(scope: string): string {
  return `unlocked-${scope}`
}

function keyText(secret: string, websiteId: string, { scope, lock }: FoundLock): string {
  const text = `unlock ${websiteId} ${scope} ${lock.passwordHash}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** An address of this site, and of no other. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
