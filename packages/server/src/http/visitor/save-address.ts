import type { Address } from '@vitrine/domain/contact/address'
import { keepAddress } from '@vitrine/domain/members/keep-address'
import type { Exchange } from '../exchange.ts'
import { memberOf } from './member-session.ts'

/** Puts an address of the checkout into the address book of who is signed in; of guests nothing is kept. */
export async function saveAddress(
  { site, store, services, visitor }: Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>,
  address: Address,
): Promise<void> {
  const signedIn = await memberOf({ live: { site, store }, visitor, nowMs: services.clock() })
  if (!signedIn) return
  await store.transaction(async ({ members }) => {
    const member = await members.lock(signedIn.id)
    if (member) await members.save({ ...member, addresses: keepAddress(member.addresses, address) })
  })
}
