import { addressLines } from '@vitrine/domain/contact/address-lines'
import { fieldNames } from '@vitrine/domain/contact/check-address'
import type { Member } from '@vitrine/domain/members/member'
import type { PricedCart } from '../../cart/price-stored-cart.ts'
import type { Exchange } from '../../http/exchange.ts'
import { signedInMember } from '../../members/signed-in-member.ts'
import type { CheckoutMoment } from './checkout-props.ts'

type FillExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/**
 * What the fields of the checkout hold for a buyer who is signed in: the address of their account where the cart has none yet, and the
 * postal address that they chose. Nothing for guests.
 */
export async function fillFromAccount(
  exchange: FillExchange,
  { cart, breakdown }: PricedCart,
  chosen: string | undefined,
): Promise<Pick<CheckoutMoment, 'values' | 'savedAddresses'>> {
  const member = await signedInMember(exchange)
  if (!member) return {}
  const contact: Record<string, string> = cart.contact === null ? { email: member.email } : {}
  if (!breakdown.requiresShipping) return { values: contact }
  const isOpen = chosen !== undefined || cart.shippingAddress === null
  const at = (place: number) =>
    `/checkout?cartToken=${encodeURIComponent(cart.token)}&step=delivery&address=${place}`
  return {
    values: { ...contact, ...(isOpen ? addressValues(member, Number(chosen ?? 0)) : {}) },
    savedAddresses: member.addresses.map((address, place) => ({
      label: addressLines(address, exchange.site.language).join(', '),
      href: at(place),
    })),
  }
}

function addressValues({ addresses }: Member, place: number): Readonly<Record<string, string>> {
  const address = addresses[place]
  if (!address) return {}
  const filled = fieldNames.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]] as const]))
  return Object.fromEntries(filled)
}
