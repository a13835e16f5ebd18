import type { Cart } from '../cart/cart.ts'
import { countryCodes } from '../contact/country-codes.ts'
import type { ShippingSettings } from './shipping-quote.ts'

/** Countries that something is sent to; all of them where a zone is for everywhere else. */
export function deliveryCountries({
  shippingZones,
  localDeliveries,
}: Omit<ShippingSettings, 'pickups'>): readonly string[] {
  const served = shippingZones.filter((each) => each.rates.length > 0)
  if (served.some((each) => each.countries.length === 0)) return countryCodes
  const own = localDeliveries.map((each) => each.country)
  return [...new Set([...served.flatMap((each) => each.countries), ...own])]
}

/** Countries that a cart can go to: wherever its buyer is, where the delivery was agreed with them. */
export function countriesFor(
  { agreed }: Pick<Cart, 'agreed'>,
  settings: Omit<ShippingSettings, 'pickups'>,
): readonly string[] {
  return agreed?.delivery ? countryCodes : deliveryCountries(settings)
}

/** The country that buyers find chosen: the usual one of the shop where it is offered, otherwise the first that is. */
export function chosenCountry(offered: readonly string[], usual: string): string {
  return offered.includes(usual) ? usual : (offered[0] ?? usual)
}
