import type { ShippingRate, ShippingZone, TaxRule } from '../website/store-settings.ts'
import type { Shipping } from './check-shipping.ts'

/** Shipping as it is stored: trimmed, and without what is empty. */
export function tidyShipping({ zones, pickups, localDeliveries }: Shipping): Shipping {
  return {
    zones: zones.map(tidyZone),
    pickups: pickups.map((place) => ({
      ...place,
      name: place.name.trim(),
      address: place.address.trim(),
      hours: place.hours.trim(),
      region: place.region.trim(),
    })),
    localDeliveries: localDeliveries.map((round) => ({
      ...round,
      name: round.name.trim(),
      postalCodes: tidyCodes(round.postalCodes),
      deliveryTime: round.deliveryTime.trim(),
    })),
  }
}

/** A tax as it is stored: without days and classes that are not set. */
export function tidyTaxRule({ name, region, productClass, from, until, ...rule }: TaxRule): TaxRule {
  return {
    ...rule,
    name: name.trim(),
    region: region?.trim() || null,
    ...(productClass ? { productClass } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

function tidyZone({ name, countries, regions = [], postalCodes = [], rates }: ShippingZone): ShippingZone {
  const codes = tidyCodes(postalCodes)
  return {
    name: name.trim(),
    countries,
    ...(regions.length > 0 ? { regions } : {}),
    ...(codes.length > 0 ? { postalCodes: codes } : {}),
    rates: rates.map(tidyRate),
  }
}

function tidyRate(rate: ShippingRate): ShippingRate {
  const { deliveryTime = '', ...rest } = rate
  const time = deliveryTime.trim()
  return { ...rest, name: rate.name.trim(), ...(time === '' ? {} : { deliveryTime: time }) }
}

function tidyCodes(codes: readonly string[]): readonly string[] {
  return [...new Set(codes.map((each) => each.trim().toUpperCase()).filter(Boolean))]
}
