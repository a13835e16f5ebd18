import type { Member } from '@vitrine/domain/members/member'
import { areasOf } from '@vitrine/domain/memberships/membership'
import { noAreas, type OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { chargedOn, openMemberships, type PaidTables } from '../../subscribed/open-memberships.ts'
import { memberCookie } from './member-cookie.ts'
import { hashToken } from './token-hash.ts'
import type { VisitorCookies } from './visitor.ts'

/** Where it is read who is signed in, and what is open to them. */
export type MemberTables = PaidTables &
  Pick<SiteTables, 'memberSessions' | 'members' | 'memberships' | 'membershipPlans'>

/** Where a customer asks, and when. */
interface Asked {
  readonly live: { readonly site: Pick<Site, 'store' | 'timeZone'>; readonly store: MemberTables }
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

/** The subscription by which a member is charged on for a plan that opens one of some areas, open or not, and offered to others or not. */
export async function chargedFor(
  store: MemberTables,
  { member: { email }, areaIds }: { readonly member: Member; readonly areaIds: readonly string[] },
): Promise<Subscription | undefined> {
  const own = await store.memberships.ofEmail(email)
  const opening = (await store.membershipPlans.list()).filter((plan) =>
    plan.areaIds.some((id) => areaIds.includes(id)),
  )
  const planIds = new Set(opening.map(({ id }) => id))
  return chargedOn(
    store,
    own.filter(({ planId }) => planIds.has(planId)),
  )
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
  const { site, store } = asked.live
  return areasOfEmail(store, member.email, { nowMs: asked.nowMs, timeZone: site.timeZone })
}

/** Which member areas are open to whoever has an address. */
export async function areasOfEmail(
  store: MemberTables,
  email: string,
  moment: { readonly nowMs: number; readonly timeZone: string },
): Promise<OpenAreas> {
  const own = await openMemberships(store, await store.memberships.ofEmail(email), moment)
  return own.length === 0 ? noAreas : areasOf(own, await store.membershipPlans.list(), moment.nowMs)
}
