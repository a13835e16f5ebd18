import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { escapeDelimiters } from '../../parts/html/escape.ts'

/** How many billing periods make a year (specification, section 9). */
const unitsPerYear = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
])

const adverbs = new Map([
  ['WEEK', 'Weekly'],
  ['MONTH', 'Monthly'],
  ['YEAR', 'Yearly'],
])

/** How often a plan is paid and for how long; `duration` is 0 when it goes on until it is ended. */
export interface Rhythm {
  readonly unit: string
  readonly length: number
  readonly durationUnit: string
  readonly duration: number
}

/** The rhythm of a subscription plan; `undefined` when it has no billing period. Whole years are counted in years. */
export function rhythmOf(plan: unknown): Rhythm | undefined {
  const period = ownValue(plan, 'billingPeriod')
  if (period === undefined) return undefined

  const unit = escapeDelimiters(asText(follow(period, ['unit'])).toUpperCase())
  const length = asNumber(follow(period, ['value']))
  const total = length * asNumber(ownValue(plan, 'numBillingCycles'))
  const perYear = unitsPerYear.get(unit)
  return perYear !== undefined && total % perYear === 0
    ? { unit, length, durationUnit: 'YEAR', duration: total / perYear }
    : { unit, length, durationUnit: unit, duration: total }
}

/** The key of `localizedStrings` under which a site words a price paid in a rhythm: `productPrice__singlePrice__1Weekly__indefinite`. */
export function wordingKey({ unit, length, durationUnit, duration }: Rhythm, isFrom: boolean): string {
  const prices = isFrom ? 'multiplePrices' : 'singlePrice'
  const often = `${isPlural(length) ? 'n' : '1'}${adverbs.get(unit) ?? ''}`
  const long = isLimited(duration)
    ? `limited__${isPlural(duration) ? 'n' : '1'}${plurals(durationUnit)}`
    : 'indefinite'
  return `productPrice__${prices}__${often}__${long}`
}

/** The older key of the same, which only the simplest rhythms have; `undefined` for others. */
export function olderWordingKey({ unit, length, duration }: Rhythm, isFrom: boolean): string | undefined {
  if (isPlural(length) || isLimited(duration)) return undefined
  if (unit === 'WEEK') return isFrom ? 'productPriceFromWeeklyText' : 'productPricePerWeek'
  if (unit === 'MONTH') return isFrom ? 'productPriceFromMonthlyText' : 'productPricePerMonth'
  return undefined
}

/** The English wording: `from {fromPrice} every {billingPeriodValue} weeks for {duration} years`. */
export function englishWording({ unit, length, durationUnit, duration }: Rhythm, isFrom: boolean): string {
  const price = isFrom ? 'from {fromPrice}' : '{price}'
  const every = isPlural(length) ? `{billingPeriodValue} ${unit.toLowerCase()}s` : unit.toLowerCase()
  if (!isLimited(duration)) return `${price} every ${every}`
  return `${price} every ${every} for {duration} ${durationUnit.toLowerCase()}${isPlural(duration) ? 's' : ''}`
}

/** How one price of a plan is worded in a site's `strings`, but for the price: `{price} every 2 weeks`; `{price}` alone for what is no plan. */
export function singlePriceWording(plan: unknown, strings: Readonly<Record<string, string>>): string {
  const rhythm = rhythmOf(plan)
  if (!rhythm) return '{price}'
  const older = strings[olderWordingKey(rhythm, false) ?? '']
  const wording = strings[wordingKey(rhythm, false)] ?? (older || englishWording(rhythm, false))
  return wording
    .replace('{billingPeriodValue}', String(rhythm.length))
    .replace('{duration}', String(rhythm.duration))
}

function plurals(unit: string): string {
  return `${unit.charAt(0)}${unit.slice(1).toLowerCase()}s`
}

function isPlural(count: number): boolean {
  return count > 1
}

function isLimited(duration: number): boolean {
  return duration > 0
}
