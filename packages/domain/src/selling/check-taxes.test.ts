import { expect, it } from 'vitest'
import type { TaxRule } from '../website/store-settings.ts'
import { checkTaxes } from './check-taxes.ts'

const vat: TaxRule = {
  name: 'VAT',
  country: 'DE',
  region: null,
  rateMilliPercent: 19_000,
  taxesShipping: true,
}
const problems = (...rules: readonly Partial<TaxRule>[]) =>
  checkTaxes({ taxInterpretation: 'inclusive', rules: rules.map((rule) => ({ ...vat, ...rule })) })
const days = (from?: string, until?: string) => ({ from, until })

it('finds nothing wrong with rules for places and days that there are', () => {
  expect(problems({}, { productClass: 'reduced' }, { country: 'US', region: 'NY' })).toEqual({})
  expect(problems(days(undefined, '2026-06-30'), days('2026-07-01', '2026-07-01'))).toEqual({})
})

it.each(['2026-13-01', '2026-02-30', '2026-1-1', 'today'])('refuses %s, which is no day', (day) => {
  const text = 'Write a day such as 2026-01-31.'
  expect(problems(days(day, day))).toEqual({ 'rules.0.from': text, 'rules.0.until': text })
})

it('refuses a last day before the first', () => {
  expect(problems(days('2026-07-01', '2026-06-30'))).toEqual({
    'rules.0.until': 'The last day comes before the first.',
  })
})

it('refuses names that are empty, and places that there are not', () => {
  expect(Object.keys(problems({ name: ' ', country: 'XX', region: '' })).sort()).toEqual([
    'rules.0.country',
    'rules.0.name',
    'rules.0.region',
  ])
  expect(Object.keys(problems({ country: 'US', region: 'Bavaria' }))).toEqual(['rules.0.region'])
})

it('refuses two rules of one place and class that share a day', () => {
  const overlap = problems({ name: 'Old', ...days(undefined, '2026-07-01') }, days('2026-07-01'))
  expect(overlap['rules.1.country']).toContain('“Old”')
})
