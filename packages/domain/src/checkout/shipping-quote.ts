import type { ShippingChoice, ShippingQuote } from '../cart/breakdown.ts'
import type { AgreedDelivery } from '../cart/proposals/proposal.ts'
import type { LocalDelivery, ShippingRate, StoreSettings } from '../website/store-settings.ts'
import { type Destination, findZones, type ZoneFinding } from './match-zone.ts'
import { matchesPostalCode } from './postal-pattern.ts'

/** What is to be sent, and where. */
export interface Parcel extends Destination {
  readonly requiresShipping: boolean
  readonly weightGrams: number
  /** After discounts; decides what is free. */
  readonly subtotalCents: number
}

/** The ways that a shop sends what it sells. */
export type ShippingSettings = Pick<StoreSettings, 'shippingZones' | 'pickups' | 'localDeliveries'>

/** Why a way of delivery has its price, or is not offered. */
export type RateReason =
  | { readonly code: 'flat' | 'too-heavy' | 'too-dear' | 'pickup' | 'local' | 'not-in-round' }
  | { readonly code: 'weight-range'; readonly toGrams: number | null }
  | { readonly code: 'price-range'; readonly toCents: number | null }
  | { readonly code: 'free' | 'not-free-yet'; readonly thresholdCents: number }
  | { readonly code: 'below-minimum'; readonly minimumCents: number }

/** What became of one way of delivery. */
export interface RateFinding {
  readonly key: string
  readonly name: string
  /** null: it is not offered. */
  readonly priceCents: number | null
  readonly reason: RateReason
  readonly note: string
  readonly isPickup: boolean
}

/** How the ways of delivery of a parcel come about. */
export interface ShippingFindings {
  readonly zones: readonly ZoneFinding[]
  /** Rates of the chosen zone, then local deliveries, then places to collect from. */
  readonly rates: readonly RateFinding[]
}

/** Looks at every zone and every way of delivery; what is not offered says why. */
export function explainShipping(settings: ShippingSettings, parcel: Parcel): ShippingFindings {
  const isAddressed = parcel.country !== ''
  const zones = isAddressed ? findZones(settings.shippingZones, parcel) : []
  const rates = zones.find((each) => each.isChosen)?.zone.rates ?? []
  const rounds = isAddressed ? settings.localDeliveries : []
  return {
    zones,
    rates: [
      ...rates.map((rate) => findRate(rate, parcel)),
      ...rounds.map((round) => findRound(round, parcel)),
      ...settings.pickups.map(({ key, name, address, hours, priceCents }) => ({
        key,
        name,
        priceCents,
        reason: { code: 'pickup' } as const,
        note: [address, hours].filter(Boolean).join('\n'),
        isPickup: true,
      })),
    ],
  }
}

/** Finds the ways of delivery that an address can choose from, in the owner's order. Collecting needs no address. */
export function quoteShipping(
  settings: ShippingSettings,
  parcel: Parcel,
  chosenKey: string | null,
): ShippingQuote {
  if (!parcel.requiresShipping) return { status: 'SHIPPING_NOT_REQUIRED', options: [], selectedKey: null }

  const options = explainShipping(settings, parcel).rates.flatMap(offer)
  const selectedKey = options.some((each) => each.key === chosenKey) ? chosenKey : null
  if (parcel.country === '' && selectedKey === null) {
    return { status: 'INCOMPLETE_ADDRESS', options, selectedKey }
  }
  if (options.length === 0) {
    return { status: 'NO_APPLICABLE_SHIPPING_OPTIONS', options: [], selectedKey: null }
  }
  return { status: 'APPLICABLE_SHIPPING_OPTIONS', options, selectedKey }
}

/** The one way of delivery that was agreed with a buyer. */
export function agreedQuote({ name, priceCents }: AgreedDelivery): ShippingQuote {
  const option = { key: agreedDeliveryKey, name, priceCents }
  return { status: 'APPLICABLE_SHIPPING_OPTIONS', options: [option], selectedKey: agreedDeliveryKey }
}

const agreedDeliveryKey = 'agreed'

function offer({ key, name, priceCents, note, isPickup, reason }: RateFinding): readonly ShippingChoice[] {
  if (priceCents === null) return []
  const isLocal = reason.code === 'local'
  return [
    {
      ...{ key, name, priceCents },
      ...(note === '' ? {} : { note }),
      ...(isPickup ? { isPickup } : {}),
      ...(isLocal ? { isLocal } : {}),
    },
  ]
}

function findRate(rate: ShippingRate, parcel: Parcel): RateFinding {
  const { key, name, deliveryTime = '' } = rate
  return { key, name, ...priceOf(rate, parcel), note: deliveryTime, isPickup: false }
}

type Priced = Pick<RateFinding, 'priceCents' | 'reason'>

function priceOf(rate: ShippingRate, { weightGrams, subtotalCents }: Parcel): Priced {
  switch (rate.kind) {
    case 'flat':
      return { priceCents: rate.priceCents, reason: { code: 'flat' } }
    case 'free-over': {
      const { thresholdCents } = rate
      const isFree = subtotalCents >= thresholdCents
      return isFree
        ? { priceCents: 0, reason: { code: 'free', thresholdCents } }
        : { priceCents: rate.priceCents, reason: { code: 'not-free-yet', thresholdCents } }
    }
    case 'by-weight': {
      const range = narrowest(rate.ranges, (each) => each.toGrams, weightGrams)
      return range
        ? { priceCents: range.priceCents, reason: { code: 'weight-range', toGrams: range.toGrams } }
        : { priceCents: null, reason: { code: 'too-heavy' } }
    }
    case 'by-price': {
      const range = narrowest(rate.ranges, (each) => each.toCents, subtotalCents)
      return range
        ? { priceCents: range.priceCents, reason: { code: 'price-range', toCents: range.toCents } }
        : { priceCents: null, reason: { code: 'too-dear' } }
    }
  }
}

/** The narrowest range that takes the amount, in whatever order the owner wrote them. */
function narrowest<Range>(
  ranges: readonly Range[],
  endOf: (range: Range) => number | null,
  amount: number,
): Range | undefined {
  const upTo = (range: Range) => endOf(range) ?? Number.POSITIVE_INFINITY
  return ranges.filter((each) => amount <= upTo(each)).sort((left, right) => upTo(left) - upTo(right))[0]
}

function findRound(round: LocalDelivery, parcel: Parcel): RateFinding {
  const { key, name, minimumCents, deliveryTime } = round
  const base = { key, name, note: deliveryTime, isPickup: false }
  const { country, postalCode, subtotalCents } = parcel
  const isServed =
    country === round.country &&
    round.postalCodes.some((each) => matchesPostalCode(each, country, postalCode))
  if (!isServed) return { ...base, priceCents: null, reason: { code: 'not-in-round' } }
  if (subtotalCents < minimumCents) {
    return { ...base, priceCents: null, reason: { code: 'below-minimum', minimumCents } }
  }
  return { ...base, priceCents: round.priceCents, reason: { code: 'local' } }
}
