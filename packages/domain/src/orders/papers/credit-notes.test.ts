import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { sum } from '../../money/sum.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { leftToRefund } from '../refunds/left-to-refund.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'
import { planRefund, type RefundAsk } from '../refunds/plan-refund.ts'
import { addRefund, failRefund, finishRefund, takeMoneyBack } from '../refunds/refund-states.ts'
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

interface GivenLine {
  readonly quantity: number
  readonly unitCents: number
  readonly rate: number
}

/** An order of lines with tax included, sent at the highest rate. */
function orderOf(lines: readonly GivenLine[], shippingCents: number, cardPart = 0): Order {
  const taxIn = (grossCents: number, rate: number) => Math.round((grossCents * rate) / (100_000 + rate))
  const kept = lines.map(({ quantity, unitCents, rate }, place): OrderLine => {
    const subtotalCents = quantity * unitCents
    const amounts = {
      quantity,
      unitPriceCents: unitCents,
      subtotalCents,
      taxCents: taxIn(subtotalCents, rate),
    }
    return { ...sampleLine, ...amounts, id: `l${place}`, taxRateMilliPercent: rate }
  })
  const grandTotalCents = sum(kept.map((line) => line.subtotalCents)) + shippingCents
  const onCard = Math.floor((grandTotalCents * cardPart) / 100)
  return {
    ...sample,
    ...{ paymentState: 'PAID', fulfillments: [], lines: kept, taxIsIncluded: true, taxCountry: 'DE' },
    ...{ shippingCents, shippingTaxRateMilliPercent: 19_000, grandTotalCents },
    subtotalCents: grandTotalCents - shippingCents,
    taxCents: sum(kept.map((line) => line.taxCents)) + taxIn(shippingCents, 19_000),
    ...(onCard > 0 && { giftCards: [{ id: 'c', lastFour: 'ABCD', cents: onCard }] }),
  }
}

/** A refund of the panel, whose money is under way. */
function byPanel(order: Order, id: string, ask: RefundAsk): Order {
  const plan = planRefund(order, ask)
  if (!plan.ok) return order
  const state = plan.figures.moneyCents > 0 ? 'PENDING' : 'DONE'
  const refund: OrderRefund = {
    id,
    ...plan.figures,
    state,
    ...{ atMs: nowMs, by: '', attempts: 1 },
    ...noWords,
  }
  return addRefund(order, refund, stamp)
}
const noWords = { reason: '', reference: '', message: '' }

const atService = (order: Order, id: string, cents: number) =>
  takeMoneyBack(order, { id, cents, reference: '', ...stamp })
const done = (order: Order, id: string) => finishRefund(order, id, { ...stamp, reference: '' }) ?? order

function restOf(order: Order): RefundAsk {
  const { lines, shippingCents } = leftToRefund(order)
  return {
    lines: lines.map(({ line, quantity, cents }) => ({ lineId: line.id, quantity, cents, restock: 0 })),
    shippingCents,
  }
}

/** What stands in the books once each event was booked when it came in, as their papers are issued. */
function reportOf(order: Order) {
  return taxReport(bookedEvents(order, nowMs).flatMap((event) => taxEntries(order, event)))
}

it('of a refund at the service and one of the rest in the panel leave no tax, and no piece too many', () => {
  const bought = orderOf(
    [
      { quantity: 2, unitCents: 1250, rate: 19_000 },
      { quantity: 7, unitCents: 396, rate: 7_000 },
    ],
    398,
  )
  const [first, second] = [bought.lines[0]?.id ?? '', bought.lines[1]?.id ?? '']
  const given = atService(bought, 's', 3000)
  expect(leftToRefund(given).cents).toBe(bought.grandTotalCents - 3000)
  const whole = { lineId: first, quantity: 2, cents: null, restock: 0 }
  const one = done(byPanel(given, 'p', { lines: [whole], shippingCents: 10 }), 'p')
  const all = done(byPanel(one, 'q', restOf(one)), 'q')
  expect(all.paymentState).toBe('REFUNDED')
  expect(reportOf(all).map(({ netCents, taxCents }) => [netCents, taxCents])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect([piecesOf(all, first), piecesOf(all, second)]).toEqual([2, 7])
})

it('of a refund that waits for money of which the service gave the last elsewhere keep what gift cards have', () => {
  const bought = orderOf([{ quantity: 1, unitCents: 9, rate: 19_000 }], 0, 67)
  const partOf = (cents: number): RefundAsk => ({
    lines: [{ lineId: 'l0', quantity: 0, cents, restock: 0 }],
    shippingCents: 0,
  })
  const given = atService(bought, 's', 1)
  const failed = failRefund(byPanel(given, 'p', partOf(5)), 'p', { ...stamp, refusal: 'none-left' })
  const waiting = byPanel(failed ?? given, 'q', partOf(2))
  const moneyCents = waiting.refunds?.find(({ id }) => id === 'p')?.moneyCents ?? 0
  expect(moneyCents).toBe(moneyDueCents(bought) - 1)
  const ended = atService(waiting, 't', moneyCents)
  expect(ended.refunds?.map(({ id, state }) => [id, state])).toEqual([
    ['s', 'DONE'],
    ['p', 'DONE'],
    ['q', 'DONE'],
  ])
  const all = byPanel(ended, 'cards', restOf(ended))
  expect(reportOf(all).map(({ netCents, taxCents }) => [netCents, taxCents])).toEqual([[0, 0]])
})

function piecesOf(order: Order, lineId: string): number {
  const notes = bookedEvents(order, nowMs).filter(({ kind }) => kind === 'credit-note')
  const parts = notes.flatMap((note) => note.parts.filter((part) => part.lineId === lineId))
  return sum(parts.map(({ quantity }) => quantity))
}

const rates = fc.constantFrom(19_000, 7_000, 0, 2_100)
const orders = fc
  .tuple(
    fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 7 }), unitCents: fc.nat(3000), rate: rates }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.nat(900),
    fc.constantFrom(0, 0, 30, 77),
  )
  .map(([lines, shipping, cardPart]) => orderOf(lines, shipping, cardPart))
  .filter((order) => moneyDueCents(order) > 0)

const act = fc.record({
  kind: fc.constantFrom('panel', 'service', 'finish', 'fail'),
  place: fc.nat(3),
  units: fc.nat(7),
  percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  shippingPercent: fc.constantFrom(0, 0, 30, 100),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Acts as owners and payment services do: no more goes back there than was paid. */
function take(order: Order, { kind, place, units, percent, shippingPercent }: Act, id: string): Order {
  const waiting = order.refunds?.filter(({ state }) => state !== 'DONE') ?? []
  const goneCents = sum((order.refunds ?? []).map((each) => (each.state === 'DONE' ? each.moneyCents : 0)))
  const thereCents = moneyDueCents(order) - goneCents
  const chosen = waiting[place % Math.max(1, waiting.length)]
  switch (kind) {
    case 'panel': {
      const left = leftToRefund(order)
      const line = left.lines[place % left.lines.length]
      if (!line) return order
      const cents = percent === null ? null : Math.floor((line.cents * percent) / 100)
      const quantity = Math.min(units, line.quantity)
      return byPanel(order, id, {
        lines: [{ lineId: line.line.id, quantity, cents, restock: 0 }],
        shippingCents: Math.floor((left.shippingCents * shippingPercent) / 100),
      })
    }
    case 'service': {
      const cents = Math.ceil((thereCents * (percent ?? 100)) / 100)
      return cents > 0 ? atService(order, id, cents) : order
    }
    case 'finish':
      return chosen && chosen.moneyCents <= thereCents ? done(order, chosen.id) : order
    case 'fail':
      return (chosen && failRefund(order, chosen.id, { ...stamp, refusal: 'none-left' })) ?? order
  }
}

it('and refunds of all kinds, in any order, are the order to the cent by rate', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(orders, fc.array(act, { maxLength: 8 }), fc.boolean(), (bought, acts, endsByPanel) => {
      let now = bought
      const booked = new Map<string, string>()
      const book = () => {
        for (const { source, parts } of bookedEvents(now, nowMs)) {
          const before = booked.get(source)
          expect(before ?? JSON.stringify(parts)).toBe(JSON.stringify(parts))
          booked.set(source, JSON.stringify(parts))
          expect(parts.every((part) => part.grossCents >= part.taxCents && part.taxCents >= 0)).toBe(true)
        }
      }
      for (const [place, each] of acts.entries()) {
        now = take(now, each, `r${place}`)
        book()
      }
      const end = { kind: 'service', place: 0, units: 0, percent: 100, shippingPercent: 0 } as const
      const ended = endsByPanel ? byPanel(now, 'rest', restOf(now)) : now
      now = (ended.refunds ?? []).reduce((all, { id }) => take(all, { ...end, kind: 'finish' }, id), ended)
      now = take(now, end, 'last')
      // What waits for money of which none is left fails.
      for (const { id, state } of now.refunds ?? [])
        if (state === 'PENDING') now = failRefund(now, id, { ...stamp, refusal: 'none-left' }) ?? now
      if (leftToRefund(now).cents > 0) now = byPanel(now, 'cards', restOf(now))
      book()
      expect(now.paymentState).toBe('REFUNDED')
      expect(leftToRefund(now).cents).toBe(0)
      expect(reportOf(now).every(({ netCents, taxCents }) => netCents === 0 && taxCents === 0)).toBe(true)
      expect(now.lines.every(({ id, quantity }) => piecesOf(now, id) <= quantity)).toBe(true)
    }),
    { numRuns: { short: 500, long: 20_000 }[inject('proofLength')] },
  )
})
