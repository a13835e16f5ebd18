import { expect, it } from 'vitest'
import { crossesBorder } from '../contact/vat/vat-check.ts'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { priceCart } from './price-cart.ts'

it.each([
  ['DE129273398', 'ATU13585627', true],
  ['DE129273398', 'EL094259216', true],
  ['DE129273398', 'DE136695976', false],
  ['DE129273398', 'GB123456789', false],
  ['CHE123', 'ATU13585627', false],
  ['', 'ATU13585627', false],
])('from %s to %s the buyer may owe the tax: %s', (seller, buyer, crosses) => {
  expect(crossesBorder(seller, buyer)).toBe(crosses)
})

const austria = { country: 'AT', region: '', postalCode: '1010' }
const rules = [
  { name: 'USt', country: 'AT', region: null, rateMilliPercent: 20_000, taxesShipping: true },
  { name: 'MwSt.', country: 'DE', region: null, rateMilliPercent: 19_000, taxesShipping: true },
]

/** A jar for 12.00 and delivery for 5.00, to a place; whose buyer has a confirmed number. */
function price(taxInterpretation: 'inclusive' | 'exclusive', country = 'AT') {
  return priceCart([buildPriced({ unitPriceCents: 1200, regularPriceCents: 1200 })], {
    settings: buildSettings({ taxInterpretation, taxRules: rules }),
    shippingAddress: { ...austria, country },
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-22',
    reverseChargeFrom: 'DE',
  })
}

it('prices that contain tax lose that of the place, delivery too; those without stay as they are', () => {
  expect(price('inclusive')).toMatchObject({
    ...{ subtotalCents: 1000, shippingCents: 417, taxCents: 0, grandTotalCents: 1417 },
    ...{ isReverseCharge: true, taxIsIncluded: false, taxLines: [] },
  })
  expect(price('exclusive')).toMatchObject({ subtotalCents: 1200, shippingCents: 500, taxCents: 0 })
})

it('delivery at home and outside of the Union is priced as ever', () => {
  expect(price('inclusive', 'DE')).toMatchObject({ subtotalCents: 1200, taxCents: 272 })
  expect(price('inclusive', 'CH')).not.toHaveProperty('isReverseCharge')
})
