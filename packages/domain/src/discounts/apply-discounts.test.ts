import { describe, expect, it } from 'vitest'
import { buildDiscountContext, buildGoods, buildOffer } from '../testing/discount-builders.ts'
import { applyDiscounts } from './apply-discounts.ts'
import { allGoods, type Discount, type DiscountEffect } from './discount.ts'
import type { DiscountedGoods, DiscountOffer } from './discount-offer.ts'

const free = { isNeeded: true, costOf: () => 0 }
const post = { isNeeded: true, costOf: () => 500 }

const percent = (milliPercent: number, appliesTo: 'order' | 'goods' = 'order'): DiscountEffect => ({
  kind: 'percentage',
  appliesTo,
  milliPercent,
})
const fixed = (cents: number, appliesTo: 'order' | 'goods' = 'order'): DiscountEffect => ({
  kind: 'fixed',
  appliesTo,
  cents,
})
const bought = (more: Partial<Extract<DiscountEffect, { kind: 'buy-x-get-y' }>> = {}): DiscountEffect => ({
  kind: 'buy-x-get-y',
  buys: null,
  buyQuantity: 2,
  getQuantity: 1,
  milliPercent: 100_000,
  timesPerOrder: null,
  ...more,
})
const ofTag = (tag: string) => ({ ...allGoods, tags: [tag] })

function sharesOf(goods: readonly DiscountedGoods[], ...offers: readonly DiscountOffer[]) {
  const { discounts } = applyDiscounts(goods, buildDiscountContext(...offers), free)
  return Object.fromEntries(
    discounts.flatMap((each) => each.shares.map((share) => [share.entryId, share.cents])),
  )
}

function reasonOf(
  discount: Partial<Discount>,
  { goods = [buildGoods()], offer = {}, more = [] as readonly DiscountOffer[] } = {},
) {
  const own = buildOffer({ trigger: 'code', code: 'SPRING', id: 'own', ...discount }, offer)
  const { codes } = applyDiscounts(goods, buildDiscountContext(own, ...more), free)
  return codes.find((each) => each.code === 'SPRING')?.reason
}

describe('what a discount takes off', () => {
  it('rounds a percentage on goods for each line by itself', () => {
    const goods = [
      buildGoods({ key: 'a', unitPriceCents: 333 }),
      buildGoods({ key: 'b', unitPriceCents: 333 }),
    ]
    expect(sharesOf(goods, buildOffer({ effect: percent(15_000, 'goods') }))).toEqual({ a: 50, b: 50 })
  })

  it('spreads a percentage on the order over its lines, so that the shares add up to it', () => {
    const goods = [
      buildGoods({ key: 'a', unitPriceCents: 333 }),
      buildGoods({ key: 'b', unitPriceCents: 333 }),
    ]
    expect(sharesOf(goods, buildOffer({ effect: percent(15_150) }))).toEqual({ a: 51, b: 50 })
  })

  it('takes a fixed amount off each piece of goods, and never more than it costs', () => {
    const goods = [buildGoods({ key: 'a', quantity: 3 }), buildGoods({ key: 'b', unitPriceCents: 150 })]
    expect(sharesOf(goods, buildOffer({ effect: fixed(200, 'goods') }))).toEqual({ a: 600, b: 150 })
  })

  it('cuts a fixed amount on the order to what there is', () => {
    expect(sharesOf([buildGoods()], buildOffer({ effect: fixed(5_000) }))).toEqual({ a: 1250 })
  })

  it('leaves gift cards alone, and what is on sale where it says so', () => {
    const goods = [
      buildGoods({ key: 'card', isExempt: true }),
      buildGoods({ key: 'sale', isOnSale: true }),
      buildGoods({ key: 'mug' }),
    ]
    expect(sharesOf(goods, buildOffer({ includesSaleItems: false }))).toEqual({ mug: 125 })
  })

  it('leaves subscriptions alone, unless it is for their payments', () => {
    const goods = [
      buildGoods({ key: 'once' }),
      buildGoods({ key: 'first', payment: 1 }),
      buildGoods({ key: 'third', payment: 3 }),
    ]
    const cut = (onSubscriptions?: Discount['onSubscriptions']) =>
      sharesOf(goods, buildOffer({ effect: percent(10_000, 'goods'), onSubscriptions }))
    expect(cut()).toEqual({ once: 125 })
    expect(cut({ option: 'LIMITED_PAYMENTS', payments: 2 })).toEqual({ once: 125, first: 125 })
    expect(cut({ option: 'ALL_PAYMENTS' })).toEqual({ once: 125, first: 125, third: 125 })
  })

  it('is for the products, categories and tags that it names', () => {
    const goods = [
      buildGoods({ key: 'a', productId: 'mug' }),
      buildGoods({ key: 'b', productId: 'plate', categories: ['Table'] }),
      buildGoods({ key: 'c', productId: 'lamp', tags: ['new'] }),
      buildGoods({ key: 'd', productId: 'chair' }),
    ]
    const choice = { productIds: ['mug'], categories: ['Table'], tags: ['new'] }
    const offer = buildOffer({ effect: percent(10_000, 'goods'), goods: choice })
    expect(sharesOf(goods, offer)).toEqual({ a: 125, b: 125, c: 125 })
  })
})

describe('buy X, get Y', () => {
  it('gives the cheapest of every three for nothing', () => {
    const goods = [
      buildGoods({ key: 'a', unitPriceCents: 900, quantity: 3 }),
      buildGoods({ key: 'b', unitPriceCents: 500, quantity: 3 }),
    ]
    expect(sharesOf(goods, buildOffer({ effect: bought() }))).toEqual({ b: 1000 })
  })

  it('counts no piece both as bought and as got', () => {
    const goods = [buildGoods({ key: 'a', quantity: 2 })]
    expect(reasonOf({ effect: bought() }, { goods })).toEqual({ kind: 'too-few', minimumQuantity: 3 })
  })

  it('lets one buy mugs to get a tea for half, as often as allowed', () => {
    const goods = [
      buildGoods({ key: 'mugs', quantity: 6, tags: ['mug'] }),
      buildGoods({ key: 'tea', unitPriceCents: 401, quantity: 5, tags: ['tea'] }),
    ]
    const effect = bought({ buys: ofTag('mug'), milliPercent: 50_000, timesPerOrder: 2 })
    expect(sharesOf(goods, buildOffer({ effect, goods: ofTag('tea') }))).toEqual({ tea: 401 })
  })
})

describe('which discounts apply', () => {
  const goods = [buildGoods({ unitPriceCents: 10_000 })]

  it('takes the one that saves most where they do not combine, and says so of the other code', () => {
    const more = [buildOffer({ id: 'big', name: 'Big', effect: fixed(2_000) })]
    expect(reasonOf({}, { goods, more })).toEqual({ kind: 'not-combinable', name: 'Big' })
  })

  it('takes both where each allows the other, that on goods first', () => {
    const one = buildOffer({ id: 'one', effect: percent(10_000, 'goods'), combinesWith: ['ORDER'] })
    const two = buildOffer({ id: 'two', effect: percent(10_000), combinesWith: ['PRODUCT'] })
    const { discounts } = applyDiscounts(goods, buildDiscountContext(two, one), free)
    expect(discounts.map((each) => [each.id, each.amountCents])).toEqual([
      ['one', 1000],
      ['two', 900],
    ])
  })

  it('gives a line one discount on goods, the better one', () => {
    const combinesWith = ['PRODUCT'] as const
    const one = buildOffer({ id: 'one', effect: percent(10_000, 'goods'), combinesWith })
    const two = buildOffer({ id: 'two', effect: fixed(1_500, 'goods'), combinesWith })
    expect(sharesOf(goods, one, two)).toEqual({ a: 1500 })
  })

  it('prefers the higher priority, then the older, of two that save as much', () => {
    const chosen = (...offers: readonly DiscountOffer[]) =>
      applyDiscounts(goods, buildDiscountContext(...offers), free).discounts.map((each) => each.id)
    const young = buildOffer({ id: 'young', createdAtMs: 2 })
    const old = buildOffer({ id: 'old', createdAtMs: 1 })
    expect(chosen(young, old)).toEqual(['old'])
    expect(chosen(old, buildOffer({ id: 'young', createdAtMs: 2, priority: 1 }))).toEqual(['young'])
  })

  it('weighs free delivery against what else there is', () => {
    const sent = buildOffer({ id: 'sent', effect: { kind: 'free-shipping', mostCents: null } })
    const small = buildOffer({ id: 'small', effect: fixed(499) })
    const chosen = applyDiscounts(goods, buildDiscountContext(sent, small), post).discounts
    expect(chosen.map((each) => [each.id, each.amountCents, each.shares])).toEqual([['sent', 500, []]])
  })

  it('keeps free delivery in the cart while nobody knows what delivery costs', () => {
    const effect: DiscountEffect = { kind: 'free-shipping', mostCents: 400 }
    const offer = buildOffer({ effect, code: 'SENT', trigger: 'code' })
    const of = (costOf: () => number | null) =>
      applyDiscounts(goods, buildDiscountContext(offer), { isNeeded: true, costOf }).codes[0]?.reason
    expect([of(() => null), of(() => 400), of(() => 401), of(() => 0)]).toEqual([
      null,
      null,
      { kind: 'no-effect' },
      { kind: 'no-effect' },
    ])
  })

  it('takes nothing off that would cost more by delivery than it saves', () => {
    const offer = buildOffer({ effect: fixed(100) })
    const costOf = (goodsCents: number) => (goodsCents < 10_000 ? 900 : 0)
    const { discounts } = applyDiscounts(goods, buildDiscountContext(offer), { isNeeded: true, costOf })
    expect(discounts).toEqual([])
  })
})

describe('why a code takes nothing off', () => {
  it.each([
    [{ startsAtMs: 1_001 }, { kind: 'not-yet', startsAtMs: 1_001 }],
    [{ endsAtMs: 1_000 }, { kind: 'ended', endedAtMs: 1_000 }],
    [{ isStopped: true }, { kind: 'ended', endedAtMs: null }],
    [{ minimumCents: 1_251 }, { kind: 'below-minimum', minimumCents: 1_251 }],
    [{ minimumQuantity: 2 }, { kind: 'too-few', minimumQuantity: 2 }],
    [{ goods: ofTag('tea'), effect: percent(10_000, 'goods') }, { kind: 'wrong-goods' }],
    [{ startsAtMs: 1_000, endsAtMs: 1_001, minimumCents: 1_250 }, null],
  ] as const)('%j: %j', (discount, reason) => {
    expect(reasonOf(discount)).toEqual(reason)
  })

  it('is that all comes again, and it is not for subscriptions', () => {
    const goods = [buildGoods({ payment: 1 })]
    expect(reasonOf({}, { goods })).toEqual({ kind: 'not-for-subscriptions' })
    expect(reasonOf({ onSubscriptions: { option: 'ALL_PAYMENTS' } }, { goods })).toBeNull()
  })

  it('is that it is used up, by all or by this customer', () => {
    expect(reasonOf({}, { offer: { isUsedUp: true } })).toEqual({ kind: 'used-up' })
    expect(reasonOf({}, { offer: { isUsedByCustomer: true } })).toEqual({ kind: 'used-by-customer' })
  })

  it('is that nothing is sent, for delivery', () => {
    const offer = buildOffer({ code: 'SENT', effect: { kind: 'free-shipping', mostCents: null } })
    const { codes } = applyDiscounts([buildGoods()], buildDiscountContext(offer), {
      ...free,
      isNeeded: false,
    })
    expect(codes[0]?.reason).toEqual({ kind: 'no-delivery' })
  })

  it('is that nobody knows it', () => {
    const context = { nowMs: 1, codes: ['NONE'], offers: [] }
    expect(applyDiscounts([buildGoods()], context, free).codes).toEqual([
      { code: 'NONE', discountId: null, name: '', reason: { kind: 'unknown' } },
    ])
  })
})
