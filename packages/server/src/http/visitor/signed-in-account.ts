import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Session } from '@vitrine/store/owners/sessions'
import type { Services } from '../../services/services.ts'
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

/** Whose session it is, and that goes on; undefined when it has ended or the account is closed. */
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

/** What proves that one of the site's owners asks: their session; where they only look, or are to be spared a question that strangers are asked, the pass as well that the panel's own host gives out for the pages of a site (decision 223). Nothing is done in their name by a pass. */
export type OwnerProof = 'session' | 'session-or-pass'

interface Look {
  readonly isHttps: boolean
  readonly services: Pick<Services, 'clock' | 'secret'>
  readonly by: OwnerProof
}

/** Who of the site's owners and staff looks at a page, by the cookies of the browser; null for visitors. */
export async function signedInAccount(
  cookies: string | undefined,
  live: LiveSite,
  look: Look,
): Promise<Account | null> {
  if (live.isAway || !mayBeSignedIn(cookies)) return null
  const tokenHash = sessionIn(cookies, live, look)
  return tokenHash === null ? null : accountLetIn(live, tokenHash, look.services.clock())
}

/** The account of a session, once it has the second factor that its role needs: before, its own account alone opens. */
export async function accountLetIn(
  live: Pick<LiveSite, 'site' | 'store'>,
  tokenHash: string,
  nowMs: number,
): Promise<Account | null> {
  const account = (await signInOfSession(live, tokenHash, nowMs))?.account
  return account && !(await lacksSecondFactor(live.site, account, live.store)) ? account : null
}

/** The hash of the session that goes on in a browser; null for visitors. */
export async function signedInSession(
  cookies: string | undefined,
  live: LiveSite,
  look: Omit<Look, 'by'>,
): Promise<string | null> {
  const tokenHash = sessionIn(cookies, live, { ...look, by: 'session' })
  if (tokenHash === null || live.isAway) return null
  return (await signInOfSession(live, tokenHash, look.services.clock())) === undefined ? null : tokenHash
}

function sessionIn(
  cookies: string | undefined,
  { site }: LiveSite,
  { isHttps, services: { clock, secret }, by }: Look,
): string | null {
  const { ownerToken, hiddenCookie } = readVisitorCookies(cookies, isHttps)
  if (ownerToken !== null) return hashToken(ownerToken)
  if (by === 'session') return null
  return readPass(hiddenCookie(passCookieName), 'pages', { secret, websiteId: site.id, nowMs: clock() })
}

/** Whether cookies may hold a session: told without reading them one by one, for what answers visitors in no time. A pass counts, whose name ends alike. */
export function mayBeSignedIn(cookies: string | undefined): boolean {
  return cookies?.includes('owner=') ?? false
}
