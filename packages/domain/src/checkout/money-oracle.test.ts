import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { Breakdown } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import type { SubscriptionPayments } from '../discounts/subscription-payments.ts'
import { currencyDigits } from '../money/currencies.ts'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { buildDiscountContext, buildOffer } from '../testing/discount-builders.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'

/** Random carts: some seconds of them, or in the long form some minutes. */
const numRuns = { short: 20_000, long: 2_000_000 }[inject('proofLength')]

const goods = fc.record({
  id: fc.uuid(),
  unitPriceCents: fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 100_000_000 })),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9_999 })),
  productType: fc.constantFrom('physical', 'physical', 'digital', 'service', 'gift-card'),
  taxClass: fc.constantFrom('standard', 'reduced', 'exempt'),
  /** Which payment of a subscription it is; null: it comes once. */
  payment: fc.constantFrom(null, null, 1, 2, 7),
})

const cart = fc.record({
  lines: fc.uniqueArray(goods, { maxLength: 8, selector: ({ id }) => id }),
  currency: fc.constantFrom(...Object.keys(currencyDigits)),
  taxInterpretation: fc.constantFrom('inclusive', 'exclusive'),
  standard: fc.integer({ min: 0, max: 30_000 }),
  reduced: fc.integer({ min: 0, max: 30_000 }),
  taxesShipping: fc.boolean(),
  /** What comes off the order, in thousandths of a percent, and whether it is sent for nothing. */
  milliPercent: fc.integer({ min: 0, max: 100_000 }),
  isSentFree: fc.boolean(),
  /** For so many payments of subscriptions it holds; null: for all. */
  payments: fc.constantFrom(0, 1, 2, 6, null),
  cards: fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 4 }),
})
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

describe('every amount of a cart against exact arithmetic', () => {
  it('agrees to the last minor unit, whatever is discounted, taxed, sent and paid with cards', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const breakdown = priceCart(given.lines.map(price), contextOf(given))
        expectExact(given, breakdown)
        const turned = priceCart(given.lines.map(price).toReversed(), contextOf(given))
        expect(totalsOf(turned)).toEqual(totalsOf(breakdown))
      }),
      { numRuns },
    )
  }, 7_200_000)
})

function price({ taxClass, payment, ...line }: Cart['lines'][number]): PricedEntry {
  const priced = buildPriced({ ...line, taxClass, regularPriceCents: line.unitPriceCents })
  if (payment === null) return priced
  // The first is that of the cart; a renewal says which it is, at a price that was agreed.
  const renewal = { ...priced.entry, payment, agreedPriceCents: line.unitPriceCents }
  return { ...priced, isSubscription: true, ...(payment === 1 ? {} : { entry: renewal }) }
}

function onSubscriptions({ payments }: Cart): SubscriptionPayments {
  if (payments === 0) return { option: 'EXCLUDED' }
  return payments === null ? { option: 'ALL_PAYMENTS' } : { option: 'LIMITED_PAYMENTS', payments }
}

function contextOf(given: Cart): PricingContext {
  const rule = { name: 'Tax', country: 'US', region: null, taxesShipping: given.taxesShipping }
  const combinesWith = ['ORDER', 'SHIPPING'] as const
  const percent = buildOffer({
    id: 'percent',
    combinesWith,
    onSubscriptions: onSubscriptions(given),
    effect: { kind: 'percentage', appliesTo: 'order', milliPercent: given.milliPercent },
  })
  const sent = buildOffer({
    id: 'sent',
    combinesWith,
    effect: { kind: 'free-shipping', mostCents: null },
    onSubscriptions: { option: 'ALL_PAYMENTS' },
  })
  return {
    settings: buildSettings({
      currency: given.currency,
      taxInterpretation: given.taxInterpretation,
      taxRules: [
        { ...rule, rateMilliPercent: given.standard },
        { ...rule, productClass: 'reduced', rateMilliPercent: given.reduced },
      ],
    }),
    shippingAddress: { country: 'US', region: 'NY', postalCode: '10001' },
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-22',
    discounts: buildDiscountContext(percent, ...(given.isSentFree ? [sent] : [])),
    giftCards: given.cards.map((availableCents, at) => ({
      id: `card ${at}`,
      lastFour: '0000',
      availableCents,
      isTest: false,
    })),
  }
}

/** Works everything out again, by whole numbers of any size: n/d rounded half up is floor(n/d + 1/2). */
function expectExact(given: Cart, breakdown: Breakdown): void {
  const sums = given.lines.map((line) => BigInt(line.unitPriceCents) * BigInt(line.quantity))
  const isCard = given.lines.map(({ productType }) => productType === 'gift-card')
  const subtotal = total(sums)
  const cuts = given.lines.map(({ id }) => BigInt(lineOf(breakdown, id).discountCents))
  const isOpen = given.lines.map(
    ({ payment }, at) => !isCard[at] && (payment === null || payment <= (given.payments ?? 1e9)),
  )
  const discountable = total(sums.filter((_, at) => isOpen[at]))
  const discount = half(discountable * BigInt(given.milliPercent), 100_000n)

  // Each line bears its share, to the next minor unit either way, and gift cards bear nothing.
  expect(total(cuts)).toBe(discount)
  for (const [at, cut] of cuts.entries()) {
    const part = isOpen[at] ? (sums[at] ?? 0n) : 0n
    const exact = discountable === 0n ? 0n : (discount * part) / discountable
    expect([exact, exact + 1n]).toContain(cut)
    expect(cut <= part).toBe(true)
  }

  const isSent = given.lines.some(({ productType }) => productType === 'physical')
  const shipping = isSent && !given.isSentFree ? 500n : 0n
  const rates = given.lines.map(({ taxClass, productType }) => {
    if (productType === 'gift-card' || taxClass === 'exempt') return null
    return BigInt(taxClass === 'reduced' ? given.reduced : given.standard)
  })
  const taxOf = (cents: bigint, rate: bigint) =>
    half(cents * rate, given.taxInterpretation === 'inclusive' ? 100_000n + rate : 100_000n)
  const used = rates.filter((rate) => rate !== null)
  const highest = used.toSorted((one, other) => Number(one - other)).at(-1) ?? 0n
  const ofShipping = given.taxesShipping && used.length > 0 ? taxOf(shipping, highest) : 0n
  const taxes =
    ofShipping +
    total(rates.map((rate, at) => (rate === null ? 0n : taxOf((sums[at] ?? 0n) - (cuts[at] ?? 0n), rate))))
  const grand = subtotal - discount + shipping + (given.taxInterpretation === 'inclusive' ? 0n : taxes)

  const unpayable = total(sums.filter((_, at) => isCard[at] || given.lines[at]?.payment !== null))
  const payable = grand > unpayable ? grand - unpayable : 0n
  const offered = total(given.cards.map(BigInt))
  const byCards = offered < payable ? offered : payable
  expect(totalsOf(breakdown)).toEqual({
    subtotalCents: Number(subtotal),
    discountCents: Number(discount),
    shippingCents: Number(shipping),
    shippingDiscountCents: isSent && given.isSentFree ? 500 : 0,
    taxCents: Number(taxes),
    grandTotalCents: Number(grand),
    giftCardCents: Number(byCards),
    dueCents: Number(grand - byCards),
  })
  expect(total(breakdown.taxLines.map(({ taxCents }) => BigInt(taxCents)))).toBe(taxes)
}

function totalsOf({ lines: _lines, ...breakdown }: Breakdown) {
  const { subtotalCents, discountCents, shippingCents, shippingDiscountCents } = breakdown
  const { taxCents, grandTotalCents, giftCardCents, dueCents } = breakdown
  return {
    subtotalCents,
    discountCents,
    shippingCents,
    shippingDiscountCents,
    taxCents,
    grandTotalCents,
    giftCardCents,
    dueCents,
  }
}

function lineOf({ lines }: Breakdown, id: string) {
  const line = lines.find(({ entry }) => entry.id === id)
  if (!line) throw new Error(`No line ${id}.`)
  return line
}

function half(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, each) => sum + each, 0n)
}
