import type { Customer } from '@vitrine/domain/customers/customer'
import type { Member } from '@vitrine/domain/members/member'
import type { SiteTables } from '@vitrine/store/store'

/** The account of somebody who bought: it may have moved away from the address that they bought with. */
export async function accountOfCustomer(
  { members }: Pick<SiteTables, 'members'>,
  { email, firstSeenAtMs }: Pick<Customer, 'email' | 'firstSeenAtMs'>,
): Promise<Member | undefined> {
  const present = await members.findByEmail(email)
  return present ?? members.findByEmail(await members.presentEmail(email, firstSeenAtMs))
}
