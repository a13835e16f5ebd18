import { emailKey } from '@vitrine/domain/contact/email-address'
import { isCurrent, type Membership } from '@vitrine/domain/memberships/membership'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { openMemberships, type PaidTables } from '../subscribed/open-memberships.ts'

/** Who becomes a member, by what, and until when. */
type NewMembership = Pick<Membership, 'email' | 'planId' | 'source' | 'endsAtMs'>

interface BeginContext {
  readonly timeZone: string
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/**
 * Makes somebody a member, in a transaction. Who joins and is one by that plan stays it: the membership that is open is answered. What is granted
 * changes what was joined or granted, and stands beside what was paid for, whose end is its own. Null where the plan is not there any more.
 */
export async function beginMembership(
  tables: PaidTables & Pick<SiteTables, 'memberships' | 'membershipPlans'>,
  wanted: NewMembership,
  { timeZone, services }: BeginContext,
): Promise<Membership | null> {
  const nowMs = services.clock()
  const email = emailKey(wanted.email)
  // Who begins the same at the same time waits here: there may be no membership yet to wait at. So does who removes the plan.
  if (!(await tables.membershipPlans.lock(wanted.planId))) return null
  const known = await tables.memberships.lockOfEmail(email)
  const own = known.filter(({ planId }) => planId === wanted.planId)
  const open = await openMemberships(tables, own, { nowMs, timeZone })
  const [joined] = open
  if (joined && wanted.source === 'joined') return joined
  const granted = open.find(({ orderId }) => orderId === undefined)
  const membership: Membership = granted
    ? { ...granted, endsAtMs: wanted.endsAtMs, updatedAtMs: nowMs }
    : { ...wanted, email, id: services.newId(), startedAtMs: nowMs, updatedAtMs: nowMs }
  await tables.memberships.save(membership)
  return membership
}

/** Ends a membership, in a transaction that locked it; one that is over stays as it is. */
export async function endMembership(
  tables: Pick<SiteTables, 'memberships'>,
  membership: Membership,
  { clock }: Pick<Services, 'clock'>,
): Promise<Membership> {
  const nowMs = clock()
  if (!isCurrent(membership, nowMs)) return membership
  const ended = { ...membership, endsAtMs: nowMs, updatedAtMs: nowMs }
  await tables.memberships.save(ended)
  return ended
}
