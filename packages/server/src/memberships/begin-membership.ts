import { emailKey } from '@vitrine/domain/contact/email-address'
import { isCurrent, type Membership } from '@vitrine/domain/memberships/membership'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** Who becomes a member, by what, and until when. */
type NewMembership = Pick<Membership, 'email' | 'planId' | 'source' | 'endsAtMs'>

/** Makes somebody a member, in a transaction. Who is one by that plan stays it: the membership that goes on is answered. */
export async function beginMembership(
  tables: Pick<SiteTables, 'memberships'>,
  wanted: NewMembership,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Membership> {
  const nowMs = services.clock()
  const email = emailKey(wanted.email)
  const own = await tables.memberships.ofEmail(email)
  const going = own.find((each) => each.planId === wanted.planId && isCurrent(each, nowMs))
  if (going && wanted.source === 'joined') return going
  const membership: Membership = going
    ? { ...going, endsAtMs: wanted.endsAtMs, updatedAtMs: nowMs }
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
