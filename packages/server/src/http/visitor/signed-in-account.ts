import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Session } from '@vitrine/store/owners/sessions'
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

/** Who of the site's owners and staff looks at a page, by the cookies of the browser; null for visitors. */
export async function signedInAccount(
  cookies: string | undefined,
  live: LiveSite,
  { isHttps, nowMs }: { readonly isHttps: boolean; readonly nowMs: number },
): Promise<Account | null> {
  if (live.isAway || !mayBeSignedIn(cookies)) return null
  const { ownerToken } = readVisitorCookies(cookies, isHttps)
  if (ownerToken === null) return null
  return (await accountOfSession(live, hashToken(ownerToken), nowMs)) ?? null
}

/** Whether cookies may hold a session: told without reading them one by one, for what answers visitors in no time. */
export function mayBeSignedIn(cookies: string | undefined): boolean {
  return cookies?.includes('owner=') ?? false
}
