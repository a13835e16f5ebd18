import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { sum } from '../../money/sum.ts'
import { cardsGivenBack } from '../canceled-money.ts'
import { takeDispute } from '../disputes/take-dispute.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { cancelOrder } from '../order-states.ts'
import { lineTotalCents } from '../part-totals.ts'
import { asOwed } from '../refunds/as-owed.ts'
import { leftToRefund } from '../refunds/left-to-refund.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'
import { planRefund, type RefundAsk } from '../refunds/plan-refund.ts'
import {
  addRefund,
  finishRefund,
  giveCardsBack,
  reopenRefund,
  takeMoneyBack,
} from '../refunds/refund-states.ts'
import { sampleOrder } from '../sample-order.ts'
import { bookedEvents } from './booked-events.ts'
import { taxEntries } from './tax-entries.ts'
import { taxReport } from './tax-report.ts'

const nowMs = Date.parse('2026-10-12T10:00:00Z')
const stamp = { nowMs, by: '' }
const sample = sampleOrder({
  ...{ product: null, currency: 'EUR', numbering: { prefix: '', suffix: '' }, nowMs },
  ...{ shipping: { name: 'Post', cents: 0 }, manual: null },
})
const [sampleLine] = sample.lines as readonly [OrderLine]

const rates = fc.constantFrom(19_000, 7_000, 0)
const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 5 }),
        unitCents: fc.nat(3000),
        discountPercent: fc.constantFrom(0, 0, 15, 100),
        rate: rates,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    shippingCents: fc.nat(900),
    shippingRate: rates,
    taxIsIncluded: fc.boolean(),
    cardPercents: fc.constantFrom([], [], [40], [20, 35], [100], [60, 40]),
    gateway: fc.constantFrom('stripe', 'manual'),
  })
  .map((given): Order => {
    const taxOf = (cents: number, rate: number) =>
      Math.round((cents * rate) / (given.taxIsIncluded ? 100_000 + rate : 100_000))
    const lines = given.lines.map(({ quantity, unitCents, discountPercent, rate }, place): OrderLine => {
      const subtotalCents = quantity * unitCents
      const discountCents = Math.floor((subtotalCents * discountPercent) / 100)
      const taxCents = taxOf(subtotalCents - discountCents, rate)
      const amounts = { quantity, unitPriceCents: unitCents, subtotalCents, discountCents, taxCents }
      return { ...sampleLine, ...amounts, id: `l${place}`, taxRateMilliPercent: rate }
    })
    const { shippingCents, taxIsIncluded } = given
    const shippingTaxCents = taxOf(shippingCents, given.shippingRate)
    const grandTotalCents =
      sum(lines.map((line) => lineTotalCents({ taxIsIncluded }, line))) +
      shippingCents +
      (taxIsIncluded ? 0 : shippingTaxCents)
    const cards = given.cardPercents.map((percent, place) => ({
      ...{ id: `c${place}`, lastFour: 'ABCD' },
      cents: Math.floor((grandTotalCents * percent) / 100),
    }))
    const paidByCards = sum(given.cardPercents) === 100
    const restCents = paidByCards ? grandTotalCents - sum(cards.map(({ cents }) => cents)) : 0
    const giftCards = cards
      .map((card, place) => (place === 0 ? { ...card, cents: card.cents + restCents } : card))
      .filter(({ cents }) => cents > 0)
    return {
      ...sample,
      ...{ isTest: false, paymentState: 'PAID', fulfillmentStatus: 'PENDING', fulfillments: [] },
      ...{ lines, taxIsIncluded, taxCountry: 'DE', shippingCents, grandTotalCents },
      shippingTaxRateMilliPercent: given.shippingRate,
      subtotalCents: sum(lines.map((line) => line.subtotalCents)),
      discountCents: sum(lines.map((line) => line.discountCents ?? 0)),
      taxCents: sum(lines.map((line) => line.taxCents)) + shippingTaxCents,
      payment: { ...sample.payment, gateway: given.gateway },
      ...(giftCards.length > 0 && { giftCards }),
    }
  })
  .filter(({ grandTotalCents }) => grandTotalCents > 0)

const happening = fc.record({
  kind: fc.constantFrom('part', 'return', 'service', 'cancel', 'lost', 'won', 'back'),
  place: fc.nat(2),
  units: fc.integer({ min: 1, max: 5 }),
  percent: fc.integer({ min: 1, max: 100 }),
})
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

/** What an order kept, and what moved outside of it: the money at its payment service, and the shares on its cards. */
interface Shop {
  readonly order: Order
  readonly moneyCents: number
  readonly cardCents: number
}

/** An act of the panel, its gateway or its bank, with all that follows from it. */
function happen(shop: Shop, { kind, place, units, percent }: Happening, id: string): Shop {
  const { order, moneyCents } = shop
  const someCents = Math.ceil((moneyCents * percent) / 100)
  switch (kind) {
    case 'part':
    case 'return': {
      const left = leftToRefund(order)
      const line = left.lines[place % left.lines.length]
      if (!line) return shop
      const quantity = kind === 'part' ? 0 : Math.min(units, line.quantity)
      const cents = kind === 'part' ? Math.floor((line.cents * percent) / 100) : null
      const lines = [{ lineId: line.line.id, quantity, cents, restock: quantity }]
      const shippingCents = units === 1 ? Math.floor((left.shippingCents * percent) / 100) : 0
      return refund(shop, id, { lines, shippingCents })
    }
    case 'service':
      return someCents === 0 ? shop : takenBack(shop, id, someCents, false)
    case 'cancel': {
      const canceled = cancelOrder(order, true, stamp)
      if (!canceled.ok) return shop
      const onCards = sum(cardsGivenBack(canceled.order).map(({ cents }) => cents))
      const given = giveCardsBack(canceled.order, { id, ...stamp })
      const now = { ...shop, order: given, cardCents: shop.cardCents - onCards }
      if (given.paymentState !== 'PAID' || moneyCents === 0) return now
      return order.payment.gateway === 'manual' ? now : takenBack(now, `${id}-money`, moneyCents, false)
    }
    case 'lost': {
      const disputed = dispute(order, id, 'LOST', someCents)
      return someCents === 0 ? shop : takenBack({ ...shop, order: disputed }, id, someCents, true)
    }
    case 'back': {
      const made = (order.refunds ?? []).filter(
        ({ state, moneyCents: cents }) => state === 'DONE' && cents > 0,
      )
      const refund = made[place % made.length]
      const reopened = refund && reopenRefund(order, refund.id, { ...stamp, refusal: 'came-back' })
      return reopened ? { ...shop, order: reopened, moneyCents: moneyCents + refund.moneyCents } : shop
    }
    case 'won':
      return { ...shop, order: dispute(order, id, 'WON', someCents) }
  }
}

function refund(shop: Shop, id: string, ask: RefundAsk): Shop {
  const plan = planRefund(shop.order, ask)
  if (!plan.ok) return shop
  const { figures } = plan
  const words = { reason: '', reference: '', message: '' }
  const made: OrderRefund = { id, state: 'PENDING', atMs: nowMs, by: '', attempts: 1, ...figures, ...words }
  const state = figures.moneyCents > 0 ? 'PENDING' : 'DONE'
  const added = addRefund(shop.order, { ...made, state }, stamp)
  return {
    order: finishRefund(added, id, { ...stamp, reference: '' }) ?? added,
    moneyCents: shop.moneyCents - figures.moneyCents,
    cardCents: shop.cardCents - sum(figures.cards.map(({ cents }) => cents)),
  }
}

/** Gives back by hand what waits for it: all of it, in whatever order. */
function giveWaiting(shop: Shop): Shop {
  let now = shop
  for (const { id } of shop.order.refunds ?? []) {
    const failed = now.order.refunds?.find((each) => each.id === id)
    if (failed?.state !== 'FAILED') continue
    const owed = asOwed(now.order, failed) ?? expect.fail('It is owed, and cannot be paid.')
    const refund = owed.refunds?.find((each) => each.id === id)
    const order = finishRefund(owed, id, { ...stamp, reference: '' }) ?? expect.fail()
    now = { ...now, order, moneyCents: now.moneyCents - (refund?.moneyCents ?? 0) }
  }
  return now
}

/** The money of refunds that came back: the shop has it, and has credited it. */
function owedCents({ refunds = [] }: Order): number {
  return sum(refunds.filter(({ state }) => state === 'FAILED').map(({ moneyCents }) => moneyCents))
}

function takenBack(shop: Shop, id: string, cents: number, isTakenBack: boolean): Shop {
  const order = takeMoneyBack(shop.order, { id, cents, reference: '', isTakenBack, ...stamp })
  return { ...shop, order, moneyCents: shop.moneyCents - cents }
}

function dispute(order: Order, id: string, outcome: 'WON' | 'LOST', amountCents: number): Order {
  const news = { id, reason: '', answerByMs: null, amountCents }
  const begun = takeDispute(order, { ...news, outcome: 'OPEN' }, stamp) ?? order
  return takeDispute(begun, { ...news, outcome }, stamp) ?? begun
}

/** The books of an order, each event as it was first booked. */
function openBooks() {
  const booked = new Map<string, ReturnType<typeof taxEntries>>()
  return {
    book(order: Order) {
      for (const event of bookedEvents(order, nowMs))
        if (!booked.has(event.source)) booked.set(event.source, taxEntries(order, event))
      return taxReport([...booked.values()].flat())
    },
  }
}

it('is the invoice less its credit notes, by rate and never below zero, whatever becomes of an order', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(orders, fc.array(happening, { maxLength: 7 }), (bought, happenings) => {
      const paidCents = moneyDueCents(bought)
      let shop: Shop = {
        order: bought,
        moneyCents: paidCents,
        cardCents: bought.grandTotalCents - paidCents,
      }
      const { book } = openBooks()
      book(bought)
      for (const [place, each] of happenings.entries()) {
        shop = happen(shop, each, `h${place}`)
        const rows = book(shop.order)
        const kept = Math.max(0, shop.moneyCents - owedCents(shop.order)) + shop.cardCents
        expect(sum(rows.map(({ netCents, taxCents }) => netCents + taxCents))).toBe(kept)
        expect(rows.every(({ netCents, taxCents }) => netCents >= 0 && taxCents >= 0)).toBe(true)
      }
      shop = giveWaiting(shop)
      expect(owedCents(shop.order)).toBe(0)
      const { lines, shippingCents } = leftToRefund(shop.order)
      const rest = lines.map(({ line, quantity, cents }) => ({
        ...{ lineId: line.id, quantity, cents },
        restock: 0,
      }))
      shop = refund(shop, 'rest', { lines: rest, shippingCents })
      expect([shop.moneyCents, shop.cardCents]).toEqual([0, 0])
      const ended = book(shop.order)
      expect(ended.every(({ netCents, taxCents }) => netCents === 0 && taxCents === 0)).toBe(true)
    }),
    { numRuns: { short: 300, long: 20_000 }[inject('proofLength')] },
  )
})
