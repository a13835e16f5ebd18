import { expect, it } from 'vitest'
import { buildPriced, buildSettings } from '../../testing/builders.ts'
import { priceCart } from '../price-cart.ts'
import { type GoldenTax, goldenTaxes } from './testing/golden-cases.ts'
import { goldenRules } from './testing/golden-rules.ts'

it('taxes 400 golden cases as they were worked out apart: every member state, its days, classes, and both ways to write prices', () => {
  const wrong = goldenTaxes.flatMap((golden) => {
    const found = taxOf(golden)
    return found === golden[6] ? [] : [`${golden.join(' ')}: ${found}`]
  })
  expect(wrong).toEqual([])
  expect(goldenTaxes).toHaveLength(400)
  expect(new Set(goldenTaxes.map(([country]) => country)).size).toBe(27)
})

it('takes the tax of a cart as the sum of what its lines are taxed, each rounded by itself', () => {
  const today = '2026-11-24'
  const french = goldenTaxes.filter(([country, day]) => country === 'FR' && day === today)
  const inclusive = french.filter((each) => each[3] === 'inclusive')
  const { taxCents } = price(inclusive)
  expect(inclusive.length).toBeGreaterThan(2)
  expect(taxCents).toBe(inclusive.reduce((sum, golden) => sum + golden[6], 0))
})

function taxOf(golden: GoldenTax): number {
  return price([golden]).taxCents
}

function price(cases: readonly GoldenTax[]) {
  const [country = '', today = '', , taxInterpretation = 'inclusive'] = cases[0] ?? []
  const entries = cases.map(([, , taxClass, , unitPriceCents, quantity], index) =>
    buildPriced({
      id: `line-${index}`,
      taxClass,
      unitPriceCents,
      regularPriceCents: unitPriceCents,
      quantity,
    }),
  )
  return priceCart(entries, {
    settings: buildSettings({ currency: 'EUR', taxInterpretation, taxRules: goldenRules }),
    shippingAddress: { country, region: '', postalCode: '' },
    billingAddress: null,
    shippingOptionKey: null,
    today,
  })
}
