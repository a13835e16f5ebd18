import { expect, it } from 'vitest'
import { showsPricesWithTax } from './prices-with-tax.ts'

it.each(['DE', 'AT', 'NO', 'GB', 'CH', 'AU', 'NZ'])('shows consumers prices with tax in %s', (country) => {
  expect(showsPricesWithTax(country)).toBe(true)
})

it.each(['US', 'CA', ''])('leaves prices without tax as they are in “%s”', (country) => {
  expect(showsPricesWithTax(country)).toBe(false)
})
