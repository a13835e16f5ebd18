import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Session } from '@vitrine/store/owners/sessions'
import { passCookieName, readPass } from '../panel-host/owner-pass.ts'
import { lacksSecondFactor } from './lacks-second-factor.ts'
import { hashToken } from './token-hash.ts'
import { readVisitorCookies } from './visitor.ts'

/** How exactly it is kept when a session was used last. */
const seenEveryMs = 5 * 60_000

/** A session that goes on, and whose it is. */
export interface SignIn {
  readonly session: Session
  readonly account: Account
}

/** The account of a session; undefined when the session has ended or the account is closed. */
export async function accountOfSession(
  live: Pick<LiveSite, 'store'>,
  tokenHash: string,
  nowMs: number,
): Promise<Account | undefined> {
  return (await signInOfSession(live, tokenHash, nowMs))?.account
}

/** The same with the session. */
export async function signInOfSession(
  { store }: Pick<LiveSite, 'store'>,
  tokenHash: string,
  nowMs: number,
): Promise<SignIn | undefined> {
  const session = await store.sessions.find(tokenHash, nowMs)
  const account = session && (await store.accounts.find(session.accountId))
  if (session && nowMs - session.lastSeenAtMs >= seenEveryMs) {
    await store.sessions.touch(tokenHash, nowMs)
    await store.accounts.touch(session.accountId, nowMs)
  }
  return session && account && !account.isDisabled ? { session, account } : undefined
}

interface LookContext {
  readonly isHttps: boolean
  readonly nowMs: number
  /** Where an owner's pass is enough, as for what only shows something: the key of the installation. */
  readonly secret?: string
}

/** Who of the site's owners and staff looks at a page, by the cookies of the browser; null for visitors. */
export async function signedInAccount(
  cookies: string | undefined,
  live: LiveSite,
  context: LookContext,
): Promise<Account | null> {
  if (live.isAway || !mayBeSignedIn(cookies)) return null
  const tokenHash = sessionIn(cookies, live, context)
  if (tokenHash === null) return null
  return accountLetIn(live, tokenHash, context.nowMs)
}

/** The account of a session, once it has the second factor that its role needs: before, its own account alone opens. */
export async function accountLetIn(
  live: Pick<LiveSite, 'site' | 'store'>,
  tokenHash: string,
  nowMs: number,
): Promise<Account | null> {
  const account = await accountOfSession(live, tokenHash, nowMs)
  return account && !(await lacksSecondFactor(live.site, account, live.store)) ? account : null
}

/** The hash of the session that goes on in a browser; null for visitors. */
export async function signedInSession(
  cookies: string | undefined,
  live: LiveSite,
  { isHttps, nowMs }: LookContext,
): Promise<string | null> {
  const tokenHash = sessionIn(cookies, live, { isHttps, nowMs })
  if (tokenHash === null || live.isAway) return null
  return (await accountOfSession(live, tokenHash, nowMs)) === undefined ? null : tokenHash
}

function sessionIn(
  cookies: string | undefined,
  { site }: LiveSite,
  { isHttps, nowMs, secret }: LookContext,
): string | null {
  const { ownerToken, hiddenCookie } = readVisitorCookies(cookies, isHttps)
  if (ownerToken !== null) return hashToken(ownerToken)
  if (secret === undefined) return null
  return readPass(hiddenCookie(passCookieName), 'pages', { secret, websiteId: site.id, nowMs })
}

/** Whether cookies may hold a session: told without reading them one by one, for what answers visitors in no time. A pass counts, whose name ends alike. */
export function mayBeSignedIn(cookies: string | undefined): boolean {
  return cookies?.includes('owner=') ?? false
}
