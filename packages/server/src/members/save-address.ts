import type { Address } from '@vitrine/domain/contact/address'
import { keepAddress } from '@vitrine/domain/members/keep-address'
import type { Exchange } from '../http/exchange.ts'
import { changeMember } from './change-member.ts'
import { signedInMember } from './signed-in-member.ts'

/** Puts an address of the checkout into the address book of who is signed in; of guests nothing is kept. */
export async function saveAddress(
  exchange: Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>,
  address: Address,
): Promise<void> {
  const member = await signedInMember(exchange)
  if (!member) return
  await changeMember(exchange, member, ({ addresses, ...rest }) => ({
    ...rest,
    addresses: keepAddress(addresses, address),
  }))
}
