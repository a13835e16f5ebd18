import type { SiteTables } from '@vitrine/store/store'

/** Takes the memberships of somebody along to their new address, in the transaction that moves their account. */
export async function moveMemberships(
  { memberships }: Pick<SiteTables, 'memberships'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const each of await memberships.lockOfEmail(from)) await memberships.save({ ...each, email: to })
}
