import type { ZoneFinding } from '@vitrine/domain/checkout/match-zone'
import type { RateReason } from '@vitrine/domain/checkout/shipping-quote'
import type { TaxFinding } from '@vitrine/domain/checkout/tax-rule'

/** Says how a zone holds the address that is tried, or why not. */
export function zoneText({ match, miss, isChosen }: ZoneFinding): string {
  if (miss) return missText[miss]
  const held = match ? matchText[match] : ''
  return isChosen ? `${held}. Its rates count.` : `${held}, but a zone before it or a more exact one counts.`
}

const matchText = {
  'everywhere-else': 'it is for everywhere else',
  country: 'it names the country',
  region: 'it names the region',
  postcode: 'it names the postcode',
} as const

const missText = {
  'other-country': 'it is for other countries.',
  'other-region': 'it is for other regions.',
  'other-postcode': 'it is for other postcodes.',
} as const

/** Says why a way of delivery has its price, or is not offered. */
export function rateReasonText(reason: RateReason, money: (cents: number) => string): string {
  switch (reason.code) {
    case 'flat':
      return 'One price for every parcel'
    case 'weight-range':
      return reason.toGrams === null ? 'For any weight' : `For parcels up to ${reason.toGrams} g`
    case 'too-heavy':
      return 'The parcel is heavier than its ranges'
    case 'price-range':
      return reason.toCents === null ? 'For any subtotal' : `For subtotals up to ${money(reason.toCents)}`
    case 'too-dear':
      return 'The subtotal is above its ranges'
    case 'free':
      return `Free, as the subtotal is ${money(reason.thresholdCents)} or more`
    case 'not-free-yet':
      return `Free from ${money(reason.thresholdCents)} on`
    case 'pickup':
      return 'Collected: it needs no address'
    case 'local':
      return 'The postcode is on this round'
    case 'not-in-round':
      return 'The postcode is not on this round'
    case 'below-minimum':
      return `Offered from a subtotal of ${money(reason.minimumCents)}`
  }
}

/** Says which tax counts, and why. */
export function taxReasonText({ rule, reason }: TaxFinding): string {
  if (rule) {
    const rate = `${rule.name}, ${rule.rateMilliPercent / 1_000} %`
    const whose = reason === 'region' ? 'the rate of the region' : 'the rate of the country'
    return `${rate} (${whose}${rule.productClass ? ' for products at the reduced rate' : ''})`
  }
  return noTaxText[reason]
}

const noTaxText: Readonly<Record<TaxFinding['reason'], string>> = {
  region: 'not taxed.',
  country: 'not taxed.',
  exempt: 'not taxed, as the product is exempt.',
  'no-address': 'not taxed until the address is known.',
  'no-rule': 'not taxed, as there is no rate for this place.',
  'not-today': 'not taxed, as the rates for this place do not hold on this day.',
}
