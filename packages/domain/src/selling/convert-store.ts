import type { ShippingRate, StoreSettings } from '../website/store-settings.ts'
import { type CurrencyChange, convertAmount } from './change-currency.ts'
import { convertDonations, convertRange } from './convert-terms.ts'

/** How a shop sells, with delivery, minimums, thresholds, donations and installments in the new currency. */
export function convertStore(store: StoreSettings, change: CurrencyChange): StoreSettings {
  const money = (cents: number) => convertAmount(cents, change)
  const { donations, payments } = store
  return {
    ...store,
    currency: change.to,
    minimumSubtotalCents: money(store.minimumSubtotalCents),
    shippingZones: store.shippingZones.map((zone) => ({
      ...zone,
      rates: zone.rates.map((rate) => convertRate(rate, money)),
    })),
    pickups: store.pickups.map((place) => ({ ...place, priceCents: money(place.priceCents) })),
    localDeliveries: store.localDeliveries.map((round) => ({
      ...round,
      minimumCents: money(round.minimumCents),
      priceCents: money(round.priceCents),
    })),
    ...(donations && { donations: convertDonations(donations, change) }),
    ...(payments.installments && {
      payments: { ...payments, installments: convertRange(payments.installments, change) },
    }),
  }
}

function convertRate(rate: ShippingRate, money: (cents: number) => number): ShippingRate {
  if (rate.kind === 'flat') return { ...rate, priceCents: money(rate.priceCents) }
  if (rate.kind === 'free-over')
    return { ...rate, priceCents: money(rate.priceCents), thresholdCents: money(rate.thresholdCents) }
  if (rate.kind === 'by-weight')
    return { ...rate, ranges: rate.ranges.map((each) => ({ ...each, priceCents: money(each.priceCents) })) }
  return {
    ...rate,
    ranges: rate.ranges.map(({ toCents, priceCents }) => ({
      toCents: toCents === null ? null : money(toCents),
      priceCents: money(priceCents),
    })),
  }
}
