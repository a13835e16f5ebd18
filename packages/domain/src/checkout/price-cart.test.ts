import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { buildDiscountContext, buildOffer } from '../testing/discount-builders.ts'
import type { StoreSettings, TaxRule } from '../website/store-settings.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'

const newYork = { country: 'US', region: 'NY', postalCode: '10001' }

function contextOf(settings: Partial<StoreSettings>, more: Partial<PricingContext> = {}): PricingContext {
  return {
    settings: buildSettings(settings),
    shippingAddress: newYork,
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-22',
    ...more,
  }
}

function rule(more: Partial<TaxRule> = {}): TaxRule {
  return {
    name: 'Tax',
    country: 'US',
    region: null,
    rateMilliPercent: 8875,
    taxesShipping: false,
    ...more,
  }
}

describe('priceCart', () => {
  it('adds up lines, the chosen rate, and nothing else where there is no tax', () => {
    const breakdown = priceCart([buildPriced({ quantity: 2 })], contextOf({}))
    expect(breakdown).toMatchObject({
      subtotalCents: 2500,
      shippingCents: 500,
      taxCents: 0,
      grandTotalCents: 3000,
      totalQuantity: 2,
      requiresShipping: true,
    })
  })

  it('puts tax on top, rounded for each line by itself', () => {
    const lines = [
      buildPriced({ id: 'a', unitPriceCents: 913 }),
      buildPriced({ id: 'b', unitPriceCents: 913 }),
    ]
    const breakdown = priceCart(lines, contextOf({ taxRules: [rule()] }))
    expect(breakdown.lines.map((each) => each.taxCents)).toEqual([81, 81])
    expect(breakdown).toMatchObject({ taxCents: 162, grandTotalCents: 1826 + 500 + 162 })
  })

  it('differs by the rule when two pieces stand on one line or on two: 1.59 and 1.60 in 9.98', () => {
    const germany = { country: 'DE', region: '', postalCode: '' }
    const settings = {
      taxInterpretation: 'inclusive',
      taxRules: [rule({ country: 'DE', rateMilliPercent: 19_000 })],
    } as const
    const context = contextOf(settings, { shippingAddress: germany })
    const one = priceCart([buildPriced({ unitPriceCents: 499, quantity: 2 })], context)
    const two = priceCart(
      [buildPriced({ id: 'a', unitPriceCents: 499 }), buildPriced({ id: 'b', unitPriceCents: 499 })],
      context,
    )
    expect([one.taxCents, two.taxCents]).toEqual([159, 160])
    expect([one.grandTotalCents, two.grandTotalCents]).toEqual([998 + 500, 998 + 500])
  })

  it('taxes shipping where the rule says so', () => {
    const breakdown = priceCart([buildPriced()], contextOf({ taxRules: [rule({ taxesShipping: true })] }))
    expect(breakdown).toMatchObject({ shippingTaxCents: 44, taxCents: 111 + 44 })
    expect(breakdown.taxLines).toEqual([
      { name: 'Tax', rateMilliPercent: 8875, taxedCents: 1750, taxCents: 155 },
    ])
  })

  it('lets the rule of the region win over that of the country, by code or by name', () => {
    const taxRules = [rule({ name: 'US' }), rule({ name: 'NY', region: 'New York', rateMilliPercent: 4000 })]
    const named = (region: string) =>
      priceCart(
        [buildPriced()],
        contextOf({ taxRules }, { shippingAddress: { country: 'US', region, postalCode: '' } }),
      ).taxLines.map((each) => each.name)
    expect([named('NY'), named('new york'), named('CA')]).toEqual([['NY'], ['NY'], ['US']])
  })

  it('taxes nothing while nobody knows where it goes, nor abroad', () => {
    const taxRules = [rule()]
    expect(priceCart([buildPriced()], contextOf({ taxRules }, { shippingAddress: null })).taxCents).toBe(0)
    const abroad = contextOf({ taxRules }, { shippingAddress: { country: 'FR', region: '', postalCode: '' } })
    expect(priceCart([buildPriced()], abroad).taxCents).toBe(0)
  })

  it('taxes what is not sent where it is billed', () => {
    const context = contextOf({ taxRules: [rule()] }, { shippingAddress: null, billingAddress: newYork })
    const breakdown = priceCart([buildPriced({ productType: 'service' })], context)
    expect(breakdown).toMatchObject({ taxCents: 111, requiresShipping: false, grandTotalCents: 1361 })
    expect(breakdown.shipping.status).toBe('SHIPPING_NOT_REQUIRED')
  })

  it('says when the subtotal is below the minimum', () => {
    expect(priceCart([buildPriced()], contextOf({ minimumSubtotalCents: 1251 })).isBelowMinimum).toBe(true)
    expect(priceCart([buildPriced()], contextOf({ minimumSubtotalCents: 1250 })).isBelowMinimum).toBe(false)
    const subscribed = [buildPriced({ isSubscription: true })]
    expect(priceCart(subscribed, contextOf({ minimumSubtotalCents: 1251 })).isBelowMinimum).toBe(false)
  })

  it('asks no minimum of who only becomes a member, but of what they buy beside it', () => {
    const membership = buildPriced({ productType: 'paywall' })
    const isBelow = (...entries: ReturnType<typeof buildPriced>[]) =>
      priceCart(entries, contextOf({ minimumSubtotalCents: 9_900 })).isBelowMinimum
    expect([isBelow(membership), isBelow(membership, buildPriced()), isBelow()]).toEqual([false, true, true])
  })

  it('knows carts of digital goods only', () => {
    const file = buildPriced({ productType: 'digital' })
    expect(priceCart([file], contextOf({}))).toMatchObject({ hasDigital: true, purelyDigital: true })
    expect(priceCart([file, buildPriced()], contextOf({}))).toMatchObject({
      hasDigital: true,
      purelyDigital: false,
    })
    expect(priceCart([], contextOf({})).purelyDigital).toBe(false)
  })
})

describe('priceCart with discounts', () => {
  it('taxes what is left after discounts, and keeps apart what came off delivery', () => {
    const combinesWith = ['SHIPPING', 'ORDER'] as const
    const discounts = buildDiscountContext(
      buildOffer({ id: 'ten', name: 'Ten off', code: 'TEN', combinesWith }),
      buildOffer({ id: 'sent', effect: { kind: 'free-shipping', mostCents: null }, combinesWith }),
    )
    const settings = { taxRules: [rule({ rateMilliPercent: 10_000, taxesShipping: true })] }
    const breakdown = priceCart([buildPriced({ quantity: 2 })], contextOf(settings, { discounts }))
    expect(breakdown).toMatchObject({
      subtotalCents: 2500,
      discountCents: 250,
      shippingCents: 0,
      shippingDiscountCents: 500,
      taxCents: 225,
      taxLines: [{ taxedCents: 2250, taxCents: 225 }],
      grandTotalCents: 2475,
      codes: [{ code: 'TEN', reason: null }],
      lines: [
        { discountCents: 250, discountExplained: [{ id: 'ten', name: 'Ten off', code: 'TEN', cents: 250 }] },
      ],
    })
  })
})

describe('priceCart against exact arithmetic', () => {
  const line = fc.record({
    unitPriceCents: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    id: fc.uuid(),
  })
  const shop = fc.record({
    currency: fc.constantFrom('USD', 'JPY', 'EUR'),
    taxInterpretation: fc.constantFrom('inclusive' as const, 'exclusive' as const),
    taxRules: fc.array(
      fc.record({
        name: fc.constant('Tax'),
        country: fc.constant('US'),
        region: fc.constantFrom(null, 'NY', 'CA'),
        rateMilliPercent: fc.integer({ min: 0, max: 100_000 }),
        taxesShipping: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  })

  it('agrees with rationals to the last minor unit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), shop, (lines, settings) => {
        const breakdown = priceCart(lines.map(buildPriced), contextOf(settings))
        expect(breakdown).toMatchObject(oracle(lines, settings))
      }),
      { numRuns: 2_000 },
    )
  })

  it('does not care for the order of the lines', () => {
    const carts = fc
      .array(line, { minLength: 1, maxLength: 8 })
      .chain((lines) =>
        fc.tuple(
          fc.constant(lines),
          fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
        ),
      )
    fc.assert(
      fc.property(carts, shop, ([lines, shuffled], settings) => {
        const { lines: _, ...totals } = priceCart(lines.map(buildPriced), contextOf(settings))
        expect(priceCart(shuffled.map(buildPriced), contextOf(settings))).toMatchObject(totals)
      }),
      { numRuns: 500 },
    )
  })
})

interface OracleLine {
  readonly unitPriceCents: number
  readonly quantity: number
}

/** The same sums by whole numbers of any size: n/d rounded half up is floor(n/d + 1/2). */
function oracle(
  lines: readonly OracleLine[],
  { taxInterpretation, taxRules }: Pick<StoreSettings, 'taxInterpretation' | 'taxRules'>,
) {
  const rule = taxRules.find((each) => each.region === 'NY') ?? taxRules.find((each) => each.region === null)
  const rate = BigInt(rule?.rateMilliPercent ?? 0)
  const base = taxInterpretation === 'inclusive' ? 100_000n + rate : 100_000n
  const tax = (cents: bigint) => (2n * cents * rate + base) / (2n * base)
  const amounts = lines.map((each) => BigInt(each.unitPriceCents) * BigInt(each.quantity))
  const subtotal = amounts.reduce((sum, each) => sum + each, 0n)
  const shipping = lines.length > 0 ? 500n : 0n
  const taxes =
    amounts.reduce((sum, each) => sum + tax(each), 0n) + (rule?.taxesShipping ? tax(shipping) : 0n)
  return {
    subtotalCents: Number(subtotal),
    shippingCents: Number(shipping),
    taxCents: Number(taxes),
    grandTotalCents: Number(subtotal + shipping + (taxInterpretation === 'inclusive' ? 0n : taxes)),
  }
}
