import { rulesOverlap } from '../checkout/tax-rule.ts'
import { countryCodes } from '../contact/country-codes.ts'
import { regionCode, regionsOf } from '../contact/regions.ts'
import { isDay } from '../time/calendar-day.ts'
import type { StoreSettings, TaxRule } from '../website/store-settings.ts'
import { fieldText } from './field-texts.ts'

/** What is taxed, as owners edit it. */
export interface Taxes {
  readonly taxInterpretation: StoreSettings['taxInterpretation']
  readonly rules: readonly TaxRule[]
}

/** What owners read of a tax that cannot be applied. */
const taxText = {
  regionUnknown: 'Please choose a region of the country.',
  dayWrong: 'Write a day such as 2026-01-31.',
  endsFirst: 'The last day comes before the first.',
  overlaps: (name: string) =>
    `“${name}” is for the same place and products on some of the same days. Change the days, or remove one.`,
} as const

/** Says what is wrong with the taxes, by field. */
export function checkTaxes({ rules }: Taxes): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [index, rule] of rules.entries()) {
    const path = `rules.${index}`
    if (rule.name.trim() === '') errors[`${path}.name`] = fieldText.nameMissing
    if (!countryCodes.includes(rule.country)) errors[`${path}.country`] = fieldText.countryUnknown
    if (!isRegion(rule)) errors[`${path}.region`] = taxText.regionUnknown
    if (rule.from && !isDay(rule.from)) errors[`${path}.from`] = taxText.dayWrong
    if (rule.until && !isDay(rule.until)) errors[`${path}.until`] = taxText.dayWrong
    else if (rule.from && rule.until && rule.until < rule.from) errors[`${path}.until`] = taxText.endsFirst
    const earlier = rules.slice(0, index).find((each) => rulesOverlap(each, rule))
    if (earlier) errors[`${path}.country`] = taxText.overlaps(earlier.name)
  }
  return errors
}

function isRegion({ country, region }: TaxRule): boolean {
  if (region === null) return true
  const regions = regionsOf(country)
  const code = regionCode(country, region)
  return region.trim() !== '' && (regions.length === 0 || regions.some((each) => each.code === code))
}
