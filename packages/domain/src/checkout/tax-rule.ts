import type { PricedEntry } from '../cart/cart.ts'
import { regionCode } from '../contact/regions.ts'
import { shareOf } from '../money/share-of.ts'
import type { PickupPlace, StoreSettings, TaxClass, TaxRule } from '../website/store-settings.ts'

/** A hundred percent, in thousandths of a percent. */
const wholeMilliPercent = 100_000

/** What is taxed: its class, and the day by the clock of the site, as 2026-01-31. */
export interface TaxedGoods {
  readonly taxClass: TaxClass
  readonly today: string
}

/** Where goods are taxed. */
export interface TaxedPlace {
  readonly country: string
  readonly region: string
}

/** Why goods are taxed by a rule, or by none. */
type TaxReason = 'region' | 'country' | 'exempt' | 'no-address' | 'no-rule' | 'not-today'

/** The rule for goods at a place, and why it is that one. */
export interface TaxFinding {
  readonly rule: TaxRule | null
  readonly reason: TaxReason
}

/**
 * Finds the rule for goods at an address: one for its region before one for its country, and there one for the class of the goods before
 * the general one. Rules that do not hold today are left aside.
 */
export function explainTax(
  rules: readonly TaxRule[],
  address: TaxedPlace | null,
  { taxClass, today }: TaxedGoods,
): TaxFinding {
  if (taxClass === 'exempt') return { rule: null, reason: 'exempt' }
  if (address === null || address.country === '') return { rule: null, reason: 'no-address' }
  const ofCountry = rules.filter((each) => each.country === address.country)
  const region = regionCode(address.country, address.region)
  const here = ofCountry.filter(
    (each) => each.region === null || regionCode(each.country, each.region) === region,
  )
  const valid = here.filter((each) => holdsOn(each, today))
  const ofRegion = ofClass(
    valid.filter((each) => each.region !== null),
    taxClass,
  )
  if (ofRegion) return { rule: ofRegion, reason: 'region' }
  const general = ofClass(
    valid.filter((each) => each.region === null),
    taxClass,
  )
  if (general) return { rule: general, reason: 'country' }
  return { rule: null, reason: here.length > valid.length ? 'not-today' : 'no-rule' }
}

/** Finds the rule of each entry at a place; none of a gift card, which is taxed by what it buys, when it buys it. */
export function rulesAt(
  taxRules: readonly TaxRule[],
  place: TaxedPlace | null,
  today: string,
): (entry: Pick<PricedEntry, 'productType' | 'taxClass'>) => TaxRule | null {
  const rules = new Map<TaxClass, TaxRule | null>()
  return ({ productType, taxClass = 'standard' }) => {
    if (productType === 'gift-card') return null
    const known = rules.get(taxClass)
    if (known !== undefined) return known
    const { rule } = explainTax(taxRules, place, { taxClass, today })
    rules.set(taxClass, rule)
    return rule
  }
}

/** Delivery is taxed as the goods that are taxed most. */
export function shippingRule(used: readonly TaxRule[]): TaxRule | null {
  const taxing = used.filter((each) => each.taxesShipping)
  return taxing.reduce<TaxRule | null>(
    (most, each) => (most === null || each.rateMilliPercent > most.rateMilliPercent ? each : most),
    null,
  )
}

/** The tax on an amount: on top of it, or contained in it. Rounded once, half away from zero. */
export function taxOn(
  cents: number,
  rule: Pick<TaxRule, 'rateMilliPercent'>,
  interpretation: StoreSettings['taxInterpretation'],
): number {
  const rate = rule.rateMilliPercent
  const base = interpretation === 'inclusive' ? wholeMilliPercent + rate : wholeMilliPercent
  return shareOf(cents, rate, base)
}

/** Whether taxes of a country hang on the region. */
export function isTaxedByRegion(
  rules: readonly Pick<TaxRule, 'country' | 'region'>[],
  country: string,
): boolean {
  return rules.some((each) => each.country === country && each.region !== null)
}

/** Whether a place names no region, so that where it is taxed hangs on the region of the business. */
export function lacksRegion({ region }: Pick<PickupPlace, 'region'>): boolean {
  return region.trim() === ''
}

/** Where goods that are collected are taxed: at the place, which lies in the region of the business where it names none and the country is the same. */
export function taxedPickup(
  place: Pick<PickupPlace, 'country' | 'region'>,
  business: TaxedPlace | undefined,
): TaxedPlace {
  const { country, region } = place
  const isNear = lacksRegion(place) && business?.country === country
  return { country, region: isNear ? business.region : region }
}

/** Whether two rules are for the same place and class on the same day. */
export function rulesOverlap(one: TaxRule, other: TaxRule): boolean {
  const isSamePlace =
    one.country === other.country &&
    regionCode(one.country, one.region ?? '') === regionCode(other.country, other.region ?? '')
  if (!isSamePlace || one.productClass !== other.productClass) return false
  return (one.from ?? '') <= (other.until || '9999') && (other.from ?? '') <= (one.until || '9999')
}

function holdsOn({ from, until }: TaxRule, today: string): boolean {
  return (!from || from <= today) && (!until || today <= until)
}

function ofClass(rules: readonly TaxRule[], taxClass: TaxClass): TaxRule | undefined {
  const own = taxClass === 'reduced' ? rules.find((each) => each.productClass === 'reduced') : undefined
  return own ?? rules.find((each) => each.productClass === undefined)
}
