import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '../order.ts'
import { cancelOrder, type OrderResult } from '../order-states.ts'
import { problemOf } from '../order-table.ts'
import { eventText } from '../record/fact-text.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { addRefund } from '../refunds/refund-states.ts'
import { sampleOrder } from '../sample-order.ts'
import { deliverOrder, fulfillOrder, takeFulfillmentBack } from './fulfill-order.ts'
import { leftToSend, sentUnits } from './left-to-send.ts'
import { unitsToPack } from './units-to-pack.ts'

const stamp = { nowMs: 100, by: 'Owner' }
const parcel = { carrier: 'DHL', trackingNumber: '1', trackingUrl: '' }
const base = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: null,
  manual: null,
  nowMs: 5,
})
const [sample] = base.lines as readonly [OrderLine]
const mugs = { ...sample, id: 'mugs', title: 'Mug', quantity: 3, subtotalCents: 7200 }
const jar = { ...sample, id: 'jar', title: 'Jar', quantity: 1, subtotalCents: 2400 }
const song = { ...jar, id: 'song', title: 'Song', productType: 'digital' as const, digitalFileIds: ['f'] }
const card = { ...jar, id: 'card', title: 'Gift card', productType: 'gift-card' as const }

function order(lines: readonly OrderLine[]): Order {
  const total = lines.reduce((sum, each) => sum + each.subtotalCents, 0)
  return {
    ...base,
    lines,
    subtotalCents: total,
    grandTotalCents: total,
    paymentState: 'PAID',
    fulfillments: [],
  }
}

function after(result: OrderResult): Order {
  if (!result.ok) throw new Error(result.problem)
  return result.order
}

const send = (from: Order, ...lines: { lineId: string; quantity: number }[]) =>
  fulfillOrder(from, { ...parcel, ...(lines.length > 0 && { lines }) }, stamp)
const some = (lineId: string, quantity: number) => ({ lineId, quantity })

function refund(from: Order, lineId: string, quantity: number, unsent?: number): Order {
  const plan = planRefund(from, {
    lines: [{ lineId, quantity, cents: null, restock: 0, ...(unsent !== undefined && { unsent }) }],
    shippingCents: 0,
  })
  if (!plan.ok) throw new Error(plan.problem)
  const told = { id: `r${from.refunds?.length ?? 0}`, atMs: 7, by: '', attempts: 1, reason: '' }
  return addRefund(from, { ...told, ...plan.figures, state: 'DONE', reference: '', message: '' }, stamp)
}

describe('the parcels of an order', () => {
  it('bring it part by part, and the last one fulfills it', () => {
    const first = after(send(order([mugs, jar]), some('mugs', 2)))
    expect(first).toMatchObject({
      fulfillmentStatus: 'PENDING',
      fulfillments: [{ lines: [some('mugs', 2)] }],
    })
    expect(leftToSend(first)).toEqual([some('mugs', 1), some('jar', 1)])
    const [told] = first.history.slice(-1)
    expect(told && eventText(told)).toBe('Sent with DHL 1. 2 × Mug')
    const second = after(send(first))
    expect(second).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      fulfillments: [{}, { lines: leftToSend(first) }],
    })
    expect(send(second)).toEqual({ ok: false, problem: 'already-fulfilled' })
  })

  it('hold no more than is left, each line once, and something', () => {
    const first = after(send(order([mugs, jar]), some('mugs', 2)))
    const problem = { ok: false, problem: 'not-so-many-left' }
    expect(send(first, some('mugs', 2))).toEqual(problem)
    expect(send(first, some('mugs', 1), some('mugs', 1))).toEqual(problem)
    expect(send(first, some('other', 1))).toEqual(problem)
    expect(fulfillOrder(first, { ...parcel, lines: [] }, stamp)).toEqual(problem)
  })

  it('are each taken back by their own moment, the first one too', () => {
    const first = after(send(order([mugs, jar]), some('mugs', 2)))
    const both = after(send(first))
    const [one, two] = both.fulfillments
    expect(one?.shippedAtMs).not.toBe(two?.shippedAtMs)
    const back = after(takeFulfillmentBack(both, one?.shippedAtMs ?? 0, stamp))
    expect(back).toMatchObject({ fulfillmentStatus: 'PENDING', fulfillments: [two] })
    expect(leftToSend(back)).toEqual([some('mugs', 2)])
    expect(back.history.filter(({ kind }) => kind === 'fulfilled')).toHaveLength(1)
  })

  it('leave out what comes by itself: files and gift cards', () => {
    const mixed = order([jar, song, card])
    expect(leftToSend(mixed)).toEqual([some('jar', 1)])
    expect(after(send(mixed)).fulfillmentStatus).toBe('FULFILLED')
    expect(deliverOrder(mixed, 9)).toBe(mixed)
    const delivered = deliverOrder(order([song, card]), 9)
    expect(delivered).toMatchObject({ fulfillmentStatus: 'FULFILLED', fulfillments: [] })
    expect(cancelOrder(delivered, false, stamp)).toMatchObject({ ok: true })
  })

  it('are none of what comes by itself: nobody says of it that it was fulfilled, least of all before it is paid', () => {
    const unpaid: Order = { ...order([song, card]), paymentState: 'PENDING' }
    expect(send(unpaid)).toEqual({ ok: false, problem: 'comes-once-paid' })
    expect(deliverOrder(unpaid, 9)).toBe(unpaid)
    expect(send(order([song, card]))).toEqual({ ok: false, problem: 'nothing-left' })
  })

  it('bring what was not refunded: the rest of an order is done when all else is', () => {
    const sent = after(send(order([mugs]), some('mugs', 2)))
    expect(refund(sent, 'mugs', 1).fulfillmentStatus).toBe('FULFILLED')
    const returned = refund(sent, 'mugs', 1, 0)
    expect(returned.fulfillmentStatus).toBe('PENDING')
    expect(leftToSend(returned)).toEqual([some('mugs', 1)])
  })

  it('have slips of what is in them: not of what was refunded before, nor of what comes by itself', () => {
    const one = refund(order([mugs, song]), 'mugs', 1)
    expect(unitsToPack(one, undefined)).toEqual([some('mugs', 2)])
    const sent = after(send(one))
    expect(sent.fulfillmentStatus).toBe('FULFILLED')
    expect(unitsToPack(sent, undefined)).toEqual([some('mugs', 2)])
    expect(unitsToPack(sent, sent.fulfillments[0]?.shippedAtMs)).toEqual([some('mugs', 2)])
    const part = after(send(one, some('mugs', 1)))
    const served = after(send(order([mugs, { ...jar, productType: 'service' }])))
    expect(unitsToPack(served, served.fulfillments[0]?.shippedAtMs)).toEqual([some('mugs', 3)])
    expect(unitsToPack(sent, 12_345)).toEqual([])
    expect(unitsToPack(part, undefined)).toEqual([some('mugs', 1)])
    expect(unitsToPack(refund(order([mugs]), 'mugs', 3), undefined)).toEqual([])
  })

  it('keep an order from being canceled: its rest is refunded', () => {
    const sent = after(send(order([mugs]), some('mugs', 1)))
    expect(cancelOrder(sent, false, stamp)).toEqual({ ok: false, problem: 'partly-sent' })
  })

  it('count all of an order where parcels did not say what is in them', () => {
    const { shippedAtMs, carrier, trackingNumber, trackingUrl } =
      after(send(order([mugs]))).fulfillments[0] ?? {}
    const old = { shippedAtMs, carrier, trackingNumber, trackingUrl } as Order['fulfillments'][number]
    const before: Order = { ...order([mugs]), fulfillmentStatus: 'FULFILLED', fulfillments: [old] }
    expect(sentUnits(before, mugs)).toBe(3)
    expect(after(takeFulfillmentBack(before, old.shippedAtMs, stamp)).fulfillmentStatus).toBe('PENDING')
  })

  it('never bring more than was bought, whatever is sent, undone and refunded in whatever order', () => {
    const act = fc.record({
      what: fc.constantFrom('send', 'undo', 'refund'),
      lineId: fc.constantFrom('mugs', 'jar'),
      quantity: fc.integer({ min: 1, max: 3 }),
      place: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
        const end = acts.reduce(doAct, order([mugs, jar]))
        for (const line of end.lines) expect(sentUnits(end, line)).toBeLessThanOrEqual(line.quantity)
        const isLeft = leftToSend(end).length > 0
        expect(end.fulfillmentStatus === 'PENDING').toBe(isLeft)
      }),
    )
  })
})

function doAct(
  from: Order,
  { what, lineId, quantity, place }: { what: string; lineId: string; quantity: number; place: number },
): Order {
  if (what === 'refund') {
    const plan = planRefund(from, {
      lines: [{ lineId, quantity, cents: null, restock: 0 }],
      shippingCents: 0,
    })
    return plan.ok ? refund(from, lineId, quantity) : from
  }
  const moment = from.fulfillments[place]?.shippedAtMs ?? 0
  const result =
    what === 'send' ? send(from, some(lineId, quantity)) : takeFulfillmentBack(from, moment, stamp)
  return result.ok ? result.order : from
}

describe('the machine of orders', () => {
  it('says for each act where it may be done', () => {
    const paid = order([mugs])
    const part = after(send(paid, some('mugs', 1)))
    const all = after(send(paid))
    const delivered = deliverOrder(order([song]), 9)
    const canceled = after(cancelOrder(paid, false, stamp))
    const acts = ['send', 'take-back', 'cancel', 'cancel-unpaid', 'mark-paid'] as const
    const table = [paid, part, all, delivered, canceled].map((each) => {
      const unpaid: Order = {
        ...each,
        paymentState: 'PENDING',
        payment: { ...each.payment, gateway: 'manual' },
      }
      return acts.map((act) => problemOf(unpaid, act))
    })
    expect(table).toEqual([
      [null, 'sent-otherwise', null, null, null],
      [null, null, 'partly-sent', 'partly-sent', null],
      ['already-fulfilled', null, 'already-fulfilled', 'already-fulfilled', null],
      ['already-fulfilled', 'nothing-sent', null, null, null],
      Array(5).fill('already-canceled'),
    ])
    expect(acts.map((act) => problemOf(paid, act))).toEqual([
      null,
      'sent-otherwise',
      null,
      'already-paid',
      'paid-by-gateway',
    ])
  })
})
