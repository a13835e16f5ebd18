import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'
import { knownDevice } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { isPassword } from '../owners/passwords.ts'
import { type BegunSession, beginMemberSession } from './begin-member-session.ts'

/** Passwords tried by strangers for one account, and for all of a site, wherever they come from; and by a browser that signed in before. */
const guessLimits = {
  account: { max: 15, windowMs: 15 * 60_000 },
  site: { max: 5_000, windowMs: 15 * 60_000 },
} as const

type SignInExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/** What a try came to. */
export type SignInOutcome =
  | { readonly state: 'in'; readonly member: Member; readonly session: BegunSession }
  | { readonly state: 'wrong' }
  | { readonly state: 'too-many'; readonly retryAfterMs: number }

interface SignInTry {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
}

/** Lets a customer in by their password. What is wrong is not told, and takes the same time. */
export async function signIn(
  exchange: SignInExchange,
  { email, password, isRemembered }: SignInTry,
): Promise<SignInOutcome> {
  const { store } = exchange
  const found = await store.members.findByEmail(email)
  const guess = await countTry(exchange, email, found)
  if (!guess.allowed) return { state: 'too-many', retryAfterMs: guess.retryAfterMs }
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found || !isRight) return { state: 'wrong' }
  return store.transaction(async (tables): Promise<SignInOutcome> => {
    const member = await tables.members.lock(found.id)
    // Changed or locked meanwhile: what was proved does not hold any more.
    if (!member || member.isLocked || member.passwordHash !== found.passwordHash) return { state: 'wrong' }
    const session = await beginMemberSession(tables, exchange, { member, isRemembered })
    return { state: 'in', member, session }
  })
}

/**
 * Counts a try of a password for an address. A browser that has signed in to its account before has a count of its own, so that strangers
 * hold up strangers only.
 */
export async function countTry(exchange: SignInExchange, email: string, member?: Member) {
  const { store, services } = exchange
  const nowMs = services.clock()
  const device = knownDevice('members', member, exchange)
  if (device !== null)
    return store.rateLimits.take(`member-sign-in-from:${device}`, { ...guessLimits.account, nowMs })
  const key = `member-sign-in-to:${hashToken(emailKey(email))}`
  const ofAccount = await store.rateLimits.take(key, { ...guessLimits.account, nowMs })
  if (!ofAccount.allowed) return ofAccount
  return store.rateLimits.take('member-sign-in', { ...guessLimits.site, nowMs })
}
