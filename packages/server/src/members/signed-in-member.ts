import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'
import { memberCookie } from '../http/visitor/member-cookie.ts'
import { hashToken } from '../http/visitor/token-hash.ts'

type MemberExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/** Which customer makes a request; null for guests, and wherever the site offers no accounts. */
export async function signedInMember(exchange: MemberExchange): Promise<Member | null> {
  const { site, store, services } = exchange
  const tokenHash = memberTokenHash(exchange)
  if (!site.store.hasAccounts || tokenHash === null) return null
  const session = await store.memberSessions.find(tokenHash, services.clock())
  const member = session && (await store.members.find(session.memberId))
  return member && !member.isLocked ? member : null
}

/** The hash of the session's cookie, whether it goes on or not. */
export function memberTokenHash({ visitor }: Pick<Exchange, 'visitor'>): string | null {
  const token = visitor.hiddenCookie(memberCookie)
  return token === null || token === '' ? null : hashToken(token)
}
