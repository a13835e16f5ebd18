import { addressOfForm } from '@vitrine/domain/checkout/checkout-form'
import { countriesFor } from '@vitrine/domain/checkout/delivery-countries'
import { knownBilling } from '@vitrine/domain/checkout/details/known-billing'
import { addressLines } from '@vitrine/domain/contact/address-lines'
import { checkAddress, fieldNames } from '@vitrine/domain/contact/check-address'
import type { Member } from '@vitrine/domain/members/member'
import { type PricedCart, type PriceSource, priceStoredCart } from '../../cart/price-stored-cart.ts'
import type { Exchange } from '../../http/exchange.ts'
import { signedInMember } from '../../members/signed-in-member.ts'
import type { CheckoutMoment } from './checkout-props.ts'

type FillExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/**
 * What the fields of the checkout hold for a buyer who is signed in: the address of their account where the cart has none yet, the
 * postal address that they chose, and where their bills go if nothing is sent. Nothing for guests.
 */
export async function fillFromAccount(
  exchange: FillExchange,
  { cart, breakdown }: PricedCart,
  chosen: string | undefined,
): Promise<Pick<CheckoutMoment, 'values' | 'savedAddresses' | 'saveBox' | 'knownBilling'>> {
  const member = await signedInMember(exchange)
  if (!member) return {}
  const contact: Record<string, string> = cart.contact === null ? { email: member.email } : {}
  if (!breakdown.requiresShipping) {
    const subscriptions = cart.billingAddress ? [] : await exchange.store.subscriptions.ofEmail(member.email)
    const billing = cart.billingAddress ? null : knownBilling({ addresses: member.addresses, subscriptions })
    return { values: contact, ...(billing && { knownBilling: billing }) }
  }
  const isOpen = chosen !== undefined || cart.shippingAddress === null
  const at = (place: number) =>
    `/checkout?cartToken=${encodeURIComponent(cart.token)}&step=delivery&address=${place}`
  return {
    values: { ...contact, ...(isOpen ? addressValues(member, Number(chosen ?? 0)) : {}) },
    saveBox: member.addresses.length === 0 ? 'ticked' : 'unticked',
    savedAddresses: member.addresses.map((address, place) => ({
      label: addressLines(address, exchange.site.language).join(', '),
      url: at(place),
    })),
  }
}

/** The cart with the rates of a whole address that is filled in; it is not where the cart goes before it is sent. */
export async function ratesOf(
  { store, site }: Pick<Exchange, 'store' | 'site'>,
  { priced, source }: { readonly priced: PricedCart; readonly source: PriceSource },
  values: Readonly<Record<string, string>> = {},
): Promise<PricedCart> {
  const { cart } = priced
  const checked = checkAddress(
    addressOfForm(values, '', cart.contact?.phone ?? ''),
    countriesFor(cart, site.store),
  )
  if (!checked.ok) return priced
  const { breakdown } = await priceStoredCart(store, { ...cart, shippingAddress: checked.address }, source)
  return { ...priced, breakdown: { ...priced.breakdown, shipping: breakdown.shipping } }
}

function addressValues({ addresses }: Member, place: number): Readonly<Record<string, string>> {
  const address = addresses[place]
  if (!address) return {}
  const filled = fieldNames.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]] as const]))
  return Object.fromEntries(filled)
}
