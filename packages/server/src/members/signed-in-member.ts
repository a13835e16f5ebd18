import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'
import { memberOf } from '../http/visitor/member-session.ts'

type MemberExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/** Which customer makes a request; null for guests, and wherever the site offers no accounts. */
export async function signedInMember({
  site,
  store,
  services,
  visitor,
}: MemberExchange): Promise<Member | null> {
  return memberOf({ live: { site, store }, visitor, nowMs: services.clock() })
}
