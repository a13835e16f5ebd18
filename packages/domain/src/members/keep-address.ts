import type { Address } from '../contact/address.ts'
import { checkAddress, isSameAddress } from '../contact/check-address.ts'
import { countryCodes } from '../contact/country-codes.ts'
import { type Member, memberLimits } from './member.ts'

/** The address book with one more address: none that is not whole or stands in it already, nor more than there is room for. */
export function keepAddress(addresses: Member['addresses'], given: Address): Member['addresses'] {
  const checked = checkAddress(given, countryCodes)
  if (!checked.ok || addresses.some((each) => isSameAddress(each, checked.address))) return addresses
  return [...addresses, checked.address].slice(0, memberLimits.addresses)
}

interface AddressMeant {
  readonly place: number
  /** Whether it is the one that was shown there: others may have come and gone meanwhile. */
  readonly isMeant: (address: Address) => boolean
}

/** What a form knows of the address that it was made for. */
interface AddressOfForm extends AddressMeant {
  /** How many had been taken out by then. */
  readonly removed: number
}

/** Where the address of a form stands by now, whether or not it was changed meanwhile; null where it is not known to be there any more. */
export function standingPlace(
  { addresses, addressesRemoved = 0 }: Pick<Member, 'addresses' | 'addressesRemoved'>,
  { place, removed, isMeant }: AddressOfForm,
): number | null {
  const standing = addresses[place]
  if (standing && (isMeant(standing) || removed === addressesRemoved)) return place
  const moved = Number.isNaN(removed) || Number.isNaN(place) ? -1 : addresses.findIndex(isMeant)
  return moved === -1 ? null : moved
}

/** The address book with another address in the place of one; as it was where that is not there any more. */
export function changeAddress(
  addresses: Member['addresses'],
  { place, isMeant }: AddressMeant,
  changed: Address,
): Member['addresses'] {
  return addresses.map((each, at) => (at === place && isMeant(each) ? changed : each))
}

/** The address book without an address; as it was where that is not there any more. */
export function removeAddress(
  addresses: Member['addresses'],
  { place, isMeant }: AddressMeant,
): Member['addresses'] {
  return addresses.filter((each, at) => at !== place || !isMeant(each))
}
