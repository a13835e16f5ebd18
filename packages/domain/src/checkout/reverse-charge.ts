import type { PricedEntry } from '../cart/cart.ts'
import { isInUnion } from '../contact/vat/vat-check.ts'
import type { ShippingRate, TaxRule } from '../website/store-settings.ts'
import type { PricingContext } from './pricing-context.ts'
import { explainTax, type TaxedPlace, taxedPickup, taxOn } from './tax-rule.ts'

/** Entries and settings by which a cart is priced whose buyer owes the tax themselves. */
export interface UntaxedPricing {
  readonly entries: readonly PricedEntry[]
  readonly context: PricingContext
}

/**
 * Takes the tax out of the prices of a cart whose buyer has a confirmed VAT number of another country of the Union, and who is delivered to
 * another country than the seller's; null where that is not so. Everything after it is priced as in a shop without taxes.
 */
export function withoutTax(
  entries: readonly PricedEntry[],
  { reverseChargeFrom, ...context }: PricingContext,
): UntaxedPricing | null {
  const place = placeOf(entries, context)
  const crosses = place !== null && isInUnion(place.country) && place.country !== reverseChargeFrom
  if (reverseChargeFrom === undefined || !crosses) return null
  const { settings, today } = context
  const ruleOf = (entry: PricedEntry): TaxRule | null =>
    entry.productType === 'gift-card'
      ? null
      : explainTax(settings.taxRules, place, { taxClass: entry.taxClass ?? 'standard', today }).rule
  const isIncluded = settings.taxInterpretation === 'inclusive'
  const net = (cents: number, rule: TaxRule | null) =>
    rule && isIncluded ? cents - taxOn(cents, rule, 'inclusive') : cents
  const ofShipping = entries
    .flatMap((entry) => ruleOf(entry) ?? [])
    .filter(({ taxesShipping }) => taxesShipping)
    .reduce<TaxRule | null>(
      (most, rule) => (most === null || rule.rateMilliPercent > most.rateMilliPercent ? rule : most),
      null,
    )
  const netWay = <Way extends { readonly priceCents: number }>(way: Way): Way => ({
    ...way,
    priceCents: net(way.priceCents, ofShipping),
  })
  return {
    entries: entries.map((entry) => ({
      ...entry,
      unitPriceCents: net(entry.unitPriceCents, ruleOf(entry)),
      regularPriceCents: net(entry.regularPriceCents, ruleOf(entry)),
    })),
    context: {
      ...context,
      ...(context.delivery && { delivery: netWay(context.delivery) }),
      settings: {
        ...settings,
        taxRules: [],
        taxInterpretation: 'exclusive',
        shippingZones: settings.shippingZones.map((zone) => ({
          ...zone,
          rates: zone.rates.map((rate): ShippingRate => netRate(rate, netWay)),
        })),
        pickups: settings.pickups.map(netWay),
        localDeliveries: settings.localDeliveries.map(netWay),
      },
    },
  }
}

type NetWay = <Way extends { readonly priceCents: number }>(way: Way) => Way

function netRate(rate: ShippingRate, netWay: NetWay): ShippingRate {
  if (rate.kind === 'by-weight') return { ...rate, ranges: rate.ranges.map(netWay) }
  if (rate.kind === 'by-price') return { ...rate, ranges: rate.ranges.map(netWay) }
  return netWay(rate)
}

/** Where the cart is taxed: as in `price-cart.ts`, before it is known which ways of delivery there are. */
function placeOf(
  entries: readonly PricedEntry[],
  {
    settings,
    shippingAddress,
    billingAddress,
    shippingOptionKey,
    businessPlace,
  }: Omit<PricingContext, 'reverseChargeFrom'>,
): TaxedPlace | null {
  if (!entries.some(({ productType }) => productType === 'physical')) return billingAddress ?? shippingAddress
  const pickup = settings.pickups.find(({ key }) => key === shippingOptionKey)
  return pickup ? taxedPickup(pickup, businessPlace) : shippingAddress
}
