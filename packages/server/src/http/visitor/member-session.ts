import type { Member } from '@vitrine/domain/members/member'
import { areasOf } from '@vitrine/domain/memberships/membership'
import { noAreas, type OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { currentMemberships } from './current-memberships.ts'
import { memberCookie } from './member-cookie.ts'
import { hashToken } from './token-hash.ts'
import type { VisitorCookies } from './visitor.ts'

/** Where a customer asks, and when. */
interface Asked {
  readonly live: Pick<LiveSite, 'site' | 'store'>
  readonly visitor: Pick<VisitorCookies, 'hiddenCookie'>
  readonly nowMs: number
}

/** Which customer has the session of a browser; null for guests, and wherever the site offers no accounts. */
export async function memberOf({ live: { site, store }, visitor, nowMs }: Asked): Promise<Member | null> {
  const tokenHash = memberTokenHash(visitor)
  if (!site.store.hasAccounts || tokenHash === null) return null
  const session = await store.memberSessions.find(tokenHash, nowMs)
  const member = session && (await store.members.find(session.memberId))
  return member && !member.isLocked ? member : null
}

/** The hash of the session's cookie, whether it goes on or not. */
export function memberTokenHash({ hiddenCookie }: Asked['visitor']): string | null {
  const token = hiddenCookie(memberCookie)
  return token === null || token === '' ? null : hashToken(token)
}

/** Which member areas are open to who asks. */
export async function openAreasOf(asked: Asked): Promise<OpenAreas> {
  const member = await memberOf(asked)
  if (!member) return noAreas
  const { store } = asked.live
  const own = await currentMemberships(store, await store.memberships.ofEmail(member.email), asked.nowMs)
  return own.length === 0 ? noAreas : areasOf(own, await store.membershipPlans.list(), asked.nowMs)
}
