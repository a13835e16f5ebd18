import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { buildGoods, buildOffer } from '../testing/discount-builders.ts'
import { applyDiscounts } from './apply-discounts.ts'
import { notDelivered } from './best-set.ts'
import { allGoods, byRank, classOf, type Discount, type DiscountClass, type GoodsChoice } from './discount.ts'
import type { DiscountedGoods, DiscountOffer } from './discount-offer.ts'
import type { SubscriptionPayments } from './subscription-payments.ts'

const isLong = inject('proofLength') === 'long'
/** Random carts: some seconds of them, or in the long form a quarter of an hour. */
const rounds = { numRuns: isLong ? 2_000_000 : 8_000 }

const tags = fc.subarray(['a', 'b'])
const choice = tags.map((chosen): GoodsChoice => ({ ...allGoods, tags: chosen }))
const milliPercent = fc.constantFrom(1, 333, 10_000, 12_345, 33_333, 50_000, 100_000)
const appliesTo = fc.constantFrom('order' as const, 'goods' as const)

const effect = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), appliesTo, milliPercent }),
  fc.record({ kind: fc.constant('fixed' as const), appliesTo, cents: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constant('free-shipping' as const), mostCents: fc.constantFrom(null, 300) }),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buys: fc.option(choice),
    buyQuantity: fc.integer({ min: 1, max: 3 }),
    getQuantity: fc.integer({ min: 1, max: 2 }),
    milliPercent,
    timesPerOrder: fc.constantFrom(null, 1, 2),
  }),
)

const onSubscriptions = fc.constantFrom<SubscriptionPayments | undefined>(
  undefined,
  { option: 'EXCLUDED' },
  { option: 'ALL_PAYMENTS' },
  { option: 'LIMITED_PAYMENTS', payments: 1 },
  { option: 'LIMITED_PAYMENTS', payments: 3 },
)

const offers = fc
  .array(
    fc.record({
      effect,
      goods: choice,
      includesSaleItems: fc.boolean(),
      combinesWith: fc.subarray<DiscountClass>(['PRODUCT', 'ORDER', 'SHIPPING']),
      priority: fc.integer({ min: 0, max: 1 }),
      minimumCents: fc.constantFrom(0, 0, 2_000),
      onSubscriptions,
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) =>
    parts.map((part, at) =>
      buildOffer({
        ...part,
        id: `d${at}`,
        name: `d${at}`,
        createdAtMs: at % 2,
        code: at % 2 ? `C${at}` : '',
        trigger: at % 2 ? 'code' : 'automatic',
      }),
    ),
  )

const goods = fc
  .array(
    fc.record({
      unitPriceCents: fc.integer({ min: 0, max: 2_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      tags,
      isOnSale: fc.boolean(),
      isExempt: fc.constantFrom(false, false, false, true),
      payment: fc.constantFrom(null, null, 1, 2, 4),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.map((line, at) => buildGoods({ ...line, key: `l${at}`, productId: `p${at}` })))

/** Delivery: of one price, or free from a sum on. */
const delivery = fc
  .record({ cents: fc.constantFrom(0, 299, 500), freeFrom: fc.constantFrom(null, 3_000) })
  .map(
    ({ cents, freeFrom }) =>
      (sum: number) =>
        freeFrom !== null && sum >= freeFrom ? 0 : cents,
  )

/** A way that is offered from a sum on, and another that is dearer, or none, for less. */
const chosenDelivery = fc
  .record({ from: fc.constantFrom(2_000, 4_000), other: fc.constantFrom(200, 900, notDelivered) })
  .map(({ from, other }) => ({
    costOf: (sum: number) => (sum >= from ? 500 : null),
    weighOf: (sum: number) => (sum >= from ? 500 : other),
  }))

type DeliveryCost = (sum: number) => number

function apply(lines: readonly DiscountedGoods[], all: readonly DiscountOffer[], costOf: DeliveryCost) {
  const codes = all.flatMap(({ code }) => (code === '' ? [] : [code]))
  return applyDiscounts(lines, { nowMs: 1, codes, offers: all }, { isNeeded: true, costOf })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

describe('the discounts of random carts', () => {
  it('cost least of all legal combinations, and every share adds up', () => {
    fc.assert(
      fc.property(goods, offers, delivery, (lines, all, costOf) => {
        const { discounts } = apply(lines, all, costOf)
        const cut = sum(discounts.flatMap(({ shares }) => shares.map(({ cents }) => cents)))
        const goodsCents = sum(lines.map((line) => line.unitPriceCents * line.quantity)) - cut
        const saved = sum(discounts.map((each) => each.amountCents)) - cut
        expect(goodsCents + costOf(goodsCents) - saved).toBe(leastCost(lines, all, costOf))
        for (const { amountCents, shares, discountClass } of discounts) {
          if (discountClass !== 'SHIPPING') expect(sum(shares.map(({ cents }) => cents))).toBe(amountCents)
        }
        for (const line of lines) {
          const own = discounts.flatMap(({ shares }) => shares.filter(({ entryId }) => entryId === line.key))
          const most = line.isExempt ? 0 : line.unitPriceCents * line.quantity
          expect(sum(own.map(({ cents }) => cents))).toBeLessThanOrEqual(most)
        }
      }),
      rounds,
    )
  }, 7_200_000)

  it('are weighed with the way of delivery that is left where they take the chosen one away', () => {
    fc.assert(
      fc.property(goods, offers, chosenDelivery, (lines, all, { costOf, weighOf }) => {
        const codes = all.flatMap(({ code }) => (code === '' ? [] : [code]))
        const context = { nowMs: 1, codes, offers: all }
        const { discounts } = applyDiscounts(lines, context, { isNeeded: true, costOf, weighOf })
        const cut = sum(discounts.flatMap(({ shares }) => shares.map(({ cents }) => cents)))
        const goodsCents = sum(lines.map((line) => line.unitPriceCents * line.quantity)) - cut
        const cents = weighOf(goodsCents)
        const isFree = discounts.some(({ id }) =>
          all.some(({ discount }) => discount.id === id && frees(discount, cents)),
        )
        expect(goodsCents + (isFree ? 0 : cents)).toBe(leastCost(lines, all, weighOf))
      }),
      rounds,
    )
  }, 7_200_000)

  it('do not depend on the order of lines and codes, and come back when a further one is taken away', () => {
    fc.assert(
      fc.property(goods, offers, delivery, (lines, all, costOf) => {
        const before = apply(lines, all, costOf)
        const turned = apply([...lines].reverse(), [...all].reverse(), costOf)
        const inOrder = ({ discounts, codes }: typeof before) => ({
          codes,
          discounts: discounts.map((each) => ({
            ...each,
            shares: [...each.shares].sort((one, other) => (one.entryId < other.entryId ? -1 : 1)),
          })),
        })
        expect(inOrder(turned)).toEqual(inOrder(before))
        apply(lines, [...all, buildOffer({ id: 'more', code: 'MORE', trigger: 'code' })], costOf)
        expect(apply(lines, all, costOf)).toEqual(before)
      }),
      { numRuns: rounds.numRuns / 10 },
    )
  }, 7_200_000)
})

/** All subsets, each priced piece by piece in whole numbers of any size: nothing of this is shared with what it checks. */
function leastCost(lines: readonly DiscountedGoods[], all: readonly DiscountOffer[], costOf: DeliveryCost) {
  const usable = all
    .map(({ discount }) => discount)
    .filter((each) => {
      const mine = lines.filter((line) => touches(each, line))
      const worth = sum(mine.map((line) => line.unitPriceCents * line.quantity))
      return mine.length > 0 && worth >= each.minimumCents
    })
    .sort(byRank)
  let least = Number.POSITIVE_INFINITY
  for (let subset = 0; subset < 2 ** usable.length; subset += 1) {
    const set = usable.filter((_, at) => Math.floor(subset / 2 ** at) % 2 === 1)
    if (set.every((one) => set.every((other) => one === other || allows(one, other)))) {
      least = Math.min(least, costOfSet(lines, set, costOf))
    }
  }
  return least
}

const allows = (one: Discount, other: Discount) =>
  one.combinesWith.includes(classOf(other)) && other.combinesWith.includes(classOf(one))

const has = ({ tags: wanted }: GoodsChoice, line: DiscountedGoods) =>
  wanted.length === 0 || wanted.some((each) => line.tags.includes(each))

/** Until which payment of a subscription it holds. */
const lastPayment = ({ onSubscriptions: held }: Discount) =>
  held?.option === 'ALL_PAYMENTS' ? 1e9 : held?.option === 'LIMITED_PAYMENTS' ? held.payments : 0

function mayTouch(discount: Discount, line: DiscountedGoods): boolean {
  const {
    effect: { kind },
    includesSaleItems,
  } = discount
  if (line.payment !== null && line.payment > lastPayment(discount)) return false
  return !line.isExempt && (includesSaleItems || kind === 'free-shipping' || !line.isOnSale)
}

function touches(discount: Discount, line: DiscountedGoods): boolean {
  return mayTouch(discount, line) && (classOf(discount) !== 'PRODUCT' || has(discount.goods, line))
}

const share = (amount: number, part: number) =>
  Number((2n * BigInt(amount) * BigInt(part) + 100_000n) / 200_000n)

function costOfSet(
  lines: readonly DiscountedGoods[],
  set: readonly Discount[],
  costOf: DeliveryCost,
): number {
  const left = new Map(lines.map((line) => [line.key, line.unitPriceCents * line.quantity]))
  const taken = new Set<string>()
  const seen = new Set<string>()
  for (const discount of set) {
    const { effect: bought } = discount
    if (bought.kind !== 'buy-x-get-y') continue
    const open = lines.filter((line) => !seen.has(line.key) && mayTouch(discount, line))
    const cuts = cutByPieces(open, discount, bought)
    if ([...cuts.values()].every((cut) => cut === 0)) continue
    for (const line of open) {
      if (has(discount.goods, line) || has(bought.buys ?? discount.goods, line)) seen.add(line.key)
      const cut = cuts.get(line.key) ?? 0
      if (cut > 0) taken.add(line.key)
      left.set(line.key, (left.get(line.key) ?? 0) - cut)
    }
  }
  for (const line of lines) {
    if (taken.has(line.key)) continue
    const amount = line.unitPriceCents * line.quantity
    const cuts = set.map((discount) => {
      const { effect: each } = discount
      if (classOf(discount) !== 'PRODUCT' || !touches(discount, line)) return 0
      if (each.kind === 'percentage') return share(amount, each.milliPercent)
      return each.kind === 'fixed' ? Math.min(each.cents, line.unitPriceCents) * line.quantity : 0
    })
    left.set(line.key, (left.get(line.key) ?? 0) - Math.max(0, ...cuts))
  }
  for (const discount of set) {
    const { effect: each } = discount
    if (classOf(discount) !== 'ORDER') continue
    const mine = lines.filter((line) => touches(discount, line))
    const base = sum(mine.map((line) => left.get(line.key) ?? 0))
    if (base === 0) continue
    const off =
      each.kind === 'percentage'
        ? share(base, each.milliPercent)
        : each.kind === 'fixed'
          ? Math.min(each.cents, base)
          : 0
    const parts = mine.map((line) => {
      const product = BigInt(off) * BigInt(left.get(line.key) ?? 0)
      return { key: line.key, cents: Number(product / BigInt(base)), rest: Number(product % BigInt(base)) }
    })
    const order = [...parts].sort((one, other) => other.rest - one.rest || (one.key < other.key ? -1 : 1))
    const missing = off - sum(parts.map(({ cents }) => cents))
    for (const [at, { key, cents }] of order.entries()) {
      left.set(key, (left.get(key) ?? 0) - cents - (at < missing ? 1 : 0))
    }
  }
  const goodsCents = sum([...left.values()])
  const deliveryCents = costOf(goodsCents)
  return goodsCents + (set.some((each) => frees(each, deliveryCents)) ? 0 : deliveryCents)
}

/** Whether a discount makes delivery free, where there is any. */
function frees({ effect: each }: Discount, deliveryCents: number): boolean {
  if (each.kind !== 'free-shipping' || deliveryCents === notDelivered) return false
  return each.mostCents === null || deliveryCents <= each.mostCents
}

/** Takes pieces one by one: as many as leave enough that count as bought, the cheapest of those first. */
function cutByPieces(
  open: readonly DiscountedGoods[],
  { goods: got }: Discount,
  bought: Extract<Discount['effect'], { kind: 'buy-x-get-y' }>,
): ReadonlyMap<string, number> {
  const pieces = open
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .map((line) => ({ line, counts: has(bought.buys ?? got, line), gets: has(got, line) }))
    .sort(
      (one, other) =>
        one.line.unitPriceCents - other.line.unitPriceCents || (one.line.key < other.line.key ? -1 : 1),
    )
  const able = pieces.filter(({ gets }) => gets)
  const counted = pieces.filter(({ counts }) => counts).length
  const most = bought.timesPerOrder === null ? able.length : bought.timesPerOrder * bought.getQuantity
  for (let wanted = Math.min(able.length, most); wanted > 0; wanted -= 1) {
    const needed = Math.ceil(wanted / bought.getQuantity) * bought.buyQuantity
    let spare = counted - needed
    const chosen: typeof able = []
    for (const piece of able) {
      if (chosen.length === wanted || (piece.counts && spare <= 0)) continue
      if (piece.counts) spare -= 1
      chosen.push(piece)
    }
    if (counted < needed || chosen.length < wanted) continue
    return new Map(
      open.map((line) => {
        const count = chosen.filter((piece) => piece.line === line).length
        return [line.key, share(line.unitPriceCents * count, bought.milliPercent)]
      }),
    )
  }
  return new Map()
}
