import type { ShippingChoice, ShippingQuote } from '../cart/breakdown.ts'
import type { ShippingRate, ShippingZone } from '../website/store-settings.ts'

/** What is to be sent, and where. */
export interface Parcel {
  readonly requiresShipping: boolean
  /** ISO 3166-1 alpha-2; '' while it is not known. */
  readonly country: string
  readonly weightGrams: number
  /** After discounts; decides what is free. */
  readonly subtotalCents: number
}

/** Finds the rates that an address can choose from, in the owner's order. */
export function quoteShipping(
  zones: readonly ShippingZone[],
  parcel: Parcel,
  chosenKey: string | null,
): ShippingQuote {
  if (!parcel.requiresShipping) return { status: 'SHIPPING_NOT_REQUIRED', options: [], selectedKey: null }
  if (parcel.country === '') return { status: 'INCOMPLETE_ADDRESS', options: [], selectedKey: null }

  const options = (findZone(zones, parcel.country)?.rates ?? []).flatMap((rate) => offer(rate, parcel))
  if (options.length === 0) {
    return { status: 'NO_APPLICABLE_SHIPPING_OPTIONS', options: [], selectedKey: null }
  }
  const selectedKey = options.some((each) => each.key === chosenKey) ? chosenKey : null
  return { status: 'APPLICABLE_SHIPPING_OPTIONS', options, selectedKey }
}

/** The zone of a country: the first that names it, else the one for everywhere else. */
function findZone(zones: readonly ShippingZone[], country: string): ShippingZone | undefined {
  return (
    zones.find((each) => each.countries.includes(country)) ??
    zones.find((each) => each.countries.length === 0)
  )
}

function offer(rate: ShippingRate, parcel: Parcel): readonly ShippingChoice[] {
  const priceCents = priceOf(rate, parcel)
  return priceCents === null ? [] : [{ key: rate.key, name: rate.name, priceCents }]
}

function priceOf(rate: ShippingRate, { weightGrams, subtotalCents }: Parcel): number | null {
  switch (rate.kind) {
    case 'flat':
      return rate.priceCents
    case 'free-over':
      return subtotalCents >= rate.thresholdCents ? 0 : rate.priceCents
    case 'by-weight':
      return findRange(rate.ranges, weightGrams)?.priceCents ?? null
  }
}

type Ranges = Extract<ShippingRate, { kind: 'by-weight' }>['ranges']

/** The narrowest range that takes the weight, in whatever order the owner wrote them. */
function findRange(ranges: Ranges, weightGrams: number): Ranges[number] | undefined {
  const upTo = (range: Ranges[number]) => range.toGrams ?? Number.POSITIVE_INFINITY
  return ranges.filter((each) => weightGrams <= upTo(each)).sort((left, right) => upTo(left) - upTo(right))[0]
}
