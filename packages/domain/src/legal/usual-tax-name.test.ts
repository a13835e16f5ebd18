import { expect, it } from 'vitest'
import { usualTaxName } from './usual-tax-name.ts'

it('a new rate of tax is called as buyers of the site know it', () => {
  expect([usualTaxName('DE', 'de-DE'), usualTaxName('AT', 'de-AT')]).toEqual(['MwSt.', 'USt.'])
  expect([usualTaxName('FR', 'en-GB'), usualTaxName('GB', 'en'), usualTaxName('US', 'en-US')]).toEqual([
    'VAT',
    'VAT',
    'Tax',
  ])
})
