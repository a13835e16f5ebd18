import { describe, expect, it } from 'vitest'
import type { Discount } from '../discounts/discount.ts'
import { buildPriced, buildSettings } from '../testing/builders.ts'
import { buildDiscountContext, buildOffer } from '../testing/discount-builders.ts'
import { pricePayments } from './price-payments.ts'

const percent = (milliPercent: number) => ({ kind: 'percentage', appliesTo: 'order', milliPercent }) as const
const forFirst = (payments: number) => ({ option: 'LIMITED_PAYMENTS', payments }) as const
const always = { option: 'ALL_PAYMENTS' } as const

/** Half off the first two payments, by a code. */
const welcome = {
  id: 'welcome',
  code: 'HALF',
  trigger: 'code',
  effect: percent(50_000),
  onSubscriptions: forFirst(2),
} as const
/** A tenth off every payment, by itself. */
const loyal = { id: 'loyal', effect: percent(10_000), onSubscriptions: always } as const

function price(discounts: readonly Partial<Discount>[], { billingCycles = 0, unitPriceCents = 2_000 } = {}) {
  const entry = buildPriced({
    id: 'box',
    unitPriceCents,
    regularPriceCents: unitPriceCents,
    productType: 'service',
  })
  const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles } as const
  return pricePayments([{ ...entry, isSubscription: true, plan, tags: ['coffee'] }], {
    settings: buildSettings({ taxRules: [] }),
    shippingAddress: null,
    billingAddress: { country: 'US', region: 'OR' },
    shippingOptionKey: null,
    today: '2026-11-24',
    discounts: buildDiscountContext(...discounts.map((each) => buildOffer(each))),
  })
}

describe('the payments of a subscription that begins', () => {
  it('are waived where they are less than is charged, the first as those after it', () => {
    const tiny = {
      id: 'tiny',
      code: 'TINY',
      trigger: 'code',
      effect: percent(98_000),
      onSubscriptions: forFirst(1),
    } as const
    const first = price([tiny])
    expect(first).toMatchObject({ grandTotalCents: 0, dueCents: 0, toCome: [{ grandTotalCents: 2_000 }] })
    expect(first.discounts.map(({ name, amountCents, payments }) => [name, amountCents, payments])).toEqual([
      [expect.any(String), 1_960, 1],
      ['Too little to be charged', 40, undefined],
    ])
    expect(first.granted).toBeUndefined()
    const always = price([], { unitPriceCents: 49 })
    expect(always).toMatchObject({ grandTotalCents: 0, toCome: [{ payments: null, grandTotalCents: 0 }] })
    expect(price([], { unitPriceCents: 49, billingCycles: 1 }).grandTotalCents).toBe(0)
    expect(price([], { unitPriceCents: 50 }).grandTotalCents).toBe(50)
  })

  it('cost the same without a discount, until it is canceled or its payments are made', () => {
    expect(price([]).toCome).toEqual([{ payments: null, grandTotalCents: 2_000 }])
    expect(price([], { billingCycles: 3 }).toCome).toEqual([{ payments: 2, grandTotalCents: 2_000 }])
    expect(price([], { billingCycles: 1 }).toCome).toBeUndefined()
  })

  it('are discounted as many times as was said, the one of today among them', () => {
    const { grandTotalCents, toCome, granted } = price([welcome])
    expect(grandTotalCents).toBe(1_000)
    expect(toCome).toEqual([
      { payments: 1, grandTotalCents: 1_000 },
      { payments: null, grandTotalCents: 2_000 },
    ])
    expect(granted).toMatchObject([{ code: 'HALF', discount: { id: 'welcome' } }])
  })

  it('have each the best of what holds for it: the code at first, then what comes by itself', () => {
    const { discounts, toCome, granted } = price([welcome, loyal])
    expect(discounts.map(({ id }) => id)).toEqual(['welcome'])
    expect(toCome).toEqual([
      { payments: 1, grandTotalCents: 1_000 },
      { payments: null, grandTotalCents: 1_800 },
    ])
    expect(granted?.map(({ discount }) => discount.id)).toEqual(['welcome', 'loyal'])
  })

  it('take a code that helps later payments alone for one that applies', () => {
    const code = { ...welcome, effect: percent(5_000), onSubscriptions: always }
    const first = { ...loyal, onSubscriptions: forFirst(3) }
    const { codes, toCome, granted } = price([code, first], { billingCycles: 5 })
    expect(codes).toMatchObject([{ code: 'HALF', reason: null }])
    expect(toCome).toEqual([
      { payments: 2, grandTotalCents: 1_800 },
      { payments: 2, grandTotalCents: 1_900 },
    ])
    expect(granted).toHaveLength(2)
  })

  it('are promised what is for the first payment only by nothing, and what is not for them not at all', () => {
    const { toCome, granted, grandTotalCents } = price([{ ...welcome, onSubscriptions: forFirst(1) }])
    expect([grandTotalCents, toCome, granted]).toEqual([
      1_000,
      [{ payments: null, grandTotalCents: 2_000 }],
      undefined,
    ])
    expect(price([{ ...welcome, onSubscriptions: undefined }])).toMatchObject({
      grandTotalCents: 2_000,
      codes: [{ reason: { kind: 'not-for-subscriptions' } }],
    })
  })

  it('are promised a discount as it is today, for the product that it is for today', () => {
    const goods = { productIds: [], categories: [], tags: ['coffee'] }
    const effect = { kind: 'percentage', appliesTo: 'goods', milliPercent: 10_000 } as const
    const limits = { endsAtMs: 2_000, usageLimit: 5, isOncePerCustomer: true }
    const { granted, lines } = price([{ ...loyal, ...limits, effect, goods }])
    expect(granted?.[0]?.discount).toMatchObject({
      goods: { productIds: [lines[0]?.entry.itemId], categories: [], tags: [] },
      endsAtMs: null,
      usageLimit: null,
      isOncePerCustomer: false,
    })
  })
})
