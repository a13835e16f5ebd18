import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '../order.ts'
import { orderCell } from '../order-cell.ts'
import { cancelOrder, type OrderResult } from '../order-states.ts'
import { presentOrder } from '../present-order.ts'
import { presentOrderRow } from '../present-order-row.ts'
import { presentPanelOrder } from '../present-panel-order.ts'
import { eventText } from '../record/fact-text.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { addRefund } from '../refunds/refund-states.ts'
import { sampleOrder } from '../sample-order.ts'
import { fulfillOrder, takeFulfillmentBack } from './fulfill-order.ts'
import { wayOfOrder } from './goes-by-parcel.ts'
import { type LineUnits, leftToSend } from './left-to-send.ts'
import { markReady, takeReadyBack } from './mark-ready.ts'
import { pickupStanding, waitsForBuyer } from './pickup-standing.ts'
import { leftToReady, readyPartsNow, readyUnits } from './ready-units.ts'
import { unitsToPack } from './units-to-pack.ts'

const stamp = { nowMs: 100, by: 'Owner' }
const noParcel = { carrier: '', trackingNumber: '', trackingUrl: '' }
const base = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: null,
  manual: null,
  nowMs: 5,
})
const [sample] = base.lines as readonly [OrderLine]
const mugs: OrderLine = { ...sample, id: 'mugs', title: 'Mug', quantity: 3, subtotalCents: 7200 }
const jar: OrderLine = { ...sample, id: 'jar', title: 'Jar', quantity: 1 }
const course: OrderLine = { ...jar, id: 'course', title: 'Course', productType: 'service' }
const order: Order = {
  ...base,
  lines: [mugs, jar],
  paymentState: 'PAID',
  fulfillments: [],
  shipping: { key: 'p', name: 'Studio', note: 'Quay 3', isPickup: true },
}
const some = (lineId: string, quantity: number): LineUnits => ({ lineId, quantity })

function after(result: OrderResult): Order {
  if (!result.ok) throw new Error(result.problem)
  return result.order
}

const ready = (from: Order, ...lines: LineUnits[]) =>
  markReady(from, lines.length > 0 ? { lines } : {}, stamp)
const pickUp = (from: Order, ...lines: LineUnits[]) =>
  fulfillOrder(from, { ...noParcel, ...(lines.length > 0 && { lines }) }, stamp)
function refund(from: Order, lineId: string, quantity: number): Order {
  const plan = planRefund(from, { lines: [{ lineId, quantity, cents: 100, restock: 0 }], shippingCents: 0 })
  if (!plan.ok) throw new Error(plan.problem)
  const told = { id: 'r', atMs: 7, by: '', attempts: 1, reason: '', reference: '', message: '' }
  return addRefund(from, { ...told, ...plan.figures, state: 'DONE' }, stamp)
}
const lastText = ({ history }: Order) => history.slice(-1).map((event) => eventText(event))

describe('an order that its buyer picks up', () => {
  it('is ready first, which fulfills nothing, and fulfilled once it was picked up', () => {
    const waits = after(ready(order))
    expect(waits).toMatchObject({ fulfillmentStatus: 'PENDING', fulfillments: [] })
    expect(pickupStanding(waits)).toBe('ready')
    expect(lastText(waits)).toEqual(['Ready for pickup.'])
    expect(ready(waits)).toEqual({ ok: false, problem: 'already-ready' })
    const done = after(pickUp(waits))
    expect(done.fulfillmentStatus).toBe('FULFILLED')
    expect(done).not.toHaveProperty('readyParts')
    expect(pickupStanding(done)).toBe('picked-up')
    expect(lastText(done)).toEqual(['Picked up by the buyer.'])
    expect(ready(done)).toEqual({ ok: false, problem: 'already-fulfilled' })
  })

  it('can be picked up at once, with no word of that it was ready', () => {
    const done = after(pickUp(order))
    expect(done).toMatchObject({ fulfillmentStatus: 'FULFILLED', fulfillments: [{ pickedUp: [] }] })
    expect(done.history.map(({ kind }) => kind)).toEqual(['fulfilled'])
  })

  it('has its goods picked up where nothing else is said, and its services left, which are done after', () => {
    const goods = after(pickUp({ ...order, lines: [mugs, course] }))
    expect(goods).toMatchObject({
      fulfillmentStatus: 'PENDING',
      fulfillments: [{ lines: [some('mugs', 3)] }],
    })
    expect([pickupStanding(goods), leftToSend(goods)]).toEqual(['picked-up', [some('course', 1)]])
    expect(lastText(goods)).toEqual(['Picked up by the buyer: 3 × Mug.'])
    // Said twice, as by a program that heard no answer, it says nothing of the course.
    expect(pickUp(goods)).toEqual({ ok: false, problem: 'services-left' })
    const done = after(pickUp(goods, some('course', 1)))
    expect(done).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      fulfillments: [{}, { lines: [some('course', 1)] }],
    })
  })

  it('is ready and picked up part by part, with no more than there is', () => {
    const two = after(ready(order, some('mugs', 2)))
    expect(pickupStanding(two)).toBe('partly-ready')
    expect(lastText(two)).toEqual(['Ready for pickup: 2 × Mug.'])
    expect(leftToReady(two)).toEqual([some('mugs', 1), some('jar', 1)])
    expect(ready(two, some('mugs', 2))).toEqual({ ok: false, problem: 'not-so-many-left' })
    const gone = after(pickUp(two, some('mugs', 1)))
    expect(readyUnits(gone)).toEqual([some('mugs', 1)])
    const jarToo = after(pickUp(gone, some('mugs', 1), some('jar', 1)))
    expect([jarToo.readyParts, pickupStanding(jarToo)]).toEqual([undefined, 'partly-picked-up'])
    expect(cancelOrder(jarToo, false, stamp)).toEqual({ ok: false, problem: 'partly-sent' })
    expect(pickupStanding(after(ready(jarToo)))).toBe('ready')
  })

  it('is ready again where a pickup is undone, as it was before', () => {
    const two = after(ready(after(ready(order, some('mugs', 2))), some('jar', 1)))
    const all = after(pickUp(two))
    const back = after(takeFulfillmentBack(all, all.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect([back.readyParts, back.fulfillmentStatus]).toEqual([two.readyParts, 'PENDING'])
    expect(lastText(back)).toEqual(['The pickup was undone.'])
  })

  it('is not ready any more where that is taken back, of which its buyer sees nothing', () => {
    const waits = after(ready(order, some('mugs', 2)))
    const moment = waits.readyParts?.[0]?.readyAtMs ?? 0
    expect(unitsToPack(waits, moment)).toEqual([some('mugs', 2)])
    const back = after(takeReadyBack(waits, moment, stamp))
    expect([back.readyParts, pickupStanding(back)]).toEqual([undefined, 'waiting'])
    expect(lastText(back)).toEqual(['Not ready for pickup any more: 2 × Mug.'])
    expect(presentOrder(back, { paymentInstructions: '' }).history).toEqual([])
    expect(takeReadyBack(back, moment, stamp)).toEqual({ ok: false, problem: 'sent-otherwise' })
    const whole = after(ready(order))
    const wholeBack = after(takeReadyBack(whole, whole.readyParts?.[0]?.readyAtMs ?? 0, stamp))
    expect(lastText(wholeBack)).toEqual(['Not ready for pickup any more.'])
  })

  it('has nothing ready of what was refunded, and nothing left over once the rest is picked up', () => {
    const waits = after(ready(after(ready(order, some('mugs', 2))), some('mugs', 1)))
    const refunded = refund(waits, 'mugs', 1)
    expect(readyPartsNow(refunded).map(({ lines }) => lines)).toEqual([[some('mugs', 2)]])
    const [first, second] = waits.readyParts ?? []
    expect(unitsToPack(refunded, first?.readyAtMs)).toEqual([some('mugs', 2)])
    expect(presentPanelOrder(refunded)).toMatchObject({ readyParts: [{ readyAtMs: first?.readyAtMs }] })
    const gone = takeReadyBack(refunded, second?.readyAtMs ?? 0, stamp)
    expect(gone).toEqual({ ok: false, problem: 'sent-otherwise' })
    expect(after(pickUp(refunded, some('mugs', 2)))).not.toHaveProperty('readyParts')
  })

  it('is ready again where it was sent all the same, and that is undone', () => {
    const waits = after(ready(order))
    const sent = after(fulfillOrder(waits, { ...noParcel, carrier: 'DHL' }, stamp))
    expect(sent.fulfillments).toMatchObject([{ wasReady: waits.readyParts }])
    expect(pickupStanding(sent)).toBeNull()
    const back = after(takeFulfillmentBack(sent, sent.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect([back.readyParts, pickupStanding(back)]).toEqual([waits.readyParts, 'ready'])
    expect(lastText(back)).toEqual(['The fulfillment was undone.'])
  })

  it('tells its buyer again that it is ready where its pickup is undone after the rest was said not to be', () => {
    const waits = after(ready(order))
    const gone = after(pickUp(waits, some('mugs', 1)))
    const unready = after(takeReadyBack(gone, waits.readyParts?.[0]?.readyAtMs ?? 0, stamp))
    const back = after(takeFulfillmentBack(unready, unready.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect(readyUnits(back)).toEqual([some('mugs', 1)])
    const { history } = presentOrder(back, { paymentInstructions: '' })
    expect(history.map(({ kind }) => kind)).toEqual(['ready'])
  })

  it('goes by its goods, whatever becomes of its services', () => {
    const mixed: Order = { ...order, lines: [jar, course] }
    const cell = (of: Order) => orderCell(presentOrderRow(of), 'fulfillment')
    const allGoods = after(pickUp(mixed, some('jar', 1)))
    expect([pickupStanding(allGoods), cell(allGoods)]).toEqual(['picked-up', 'PENDING'])
    const served = after(pickUp(mixed, some('course', 1)))
    const areLeft = [mixed, allGoods, served, { ...mixed, fulfillmentStatus: 'CANCELED' } as const]
    expect(areLeft.map((of) => presentOrderRow(of).areServicesLeft)).toEqual([true, true, false, false])
    expect(unitsToPack(mixed, undefined)).toEqual([some('jar', 1)])
    expect(unitsToPack(allGoods, undefined)).toEqual([some('jar', 1)])
    expect([pickupStanding(served), cell(served)]).toEqual(['waiting', 'PENDING'])
    expect(pickupStanding(after(pickUp(allGoods, some('course', 1))))).toBe('picked-up')
    expect([mixed, served].map((each) => waitsForBuyer(after(ready(each))))).toEqual([false, true])
  })

  it('can still be canceled while it is ready', () => {
    expect(pickupStanding(after(cancelOrder(after(ready(order)), false, stamp)))).toBeNull()
  })

  it('has what is sent, and services, told as they are', () => {
    const sent: Order = { ...order, shipping: { key: 's', name: 'Post' } }
    expect(ready(sent)).toEqual({ ok: false, problem: 'not-for-pickup' })
    expect(pickupStanding(after(pickUp(sent)))).toBeNull()
    const carried = after(fulfillOrder(order, { ...noParcel, carrier: 'DHL' }, stamp))
    expect([carried.fulfillments[0]?.pickedUp, wayOfOrder(carried)]).toEqual([undefined, 'sent'])
    const mixed: Order = { ...order, lines: [jar, course] }
    expect(leftToReady(mixed)).toEqual([some('jar', 1)])
    expect(after(pickUp(mixed, some('course', 1))).fulfillments[0]).not.toHaveProperty('pickedUp')
  })

  it('stays as it was told where it was fulfilled before pickups were', () => {
    const before: Order = {
      ...order,
      fulfillmentStatus: 'FULFILLED',
      fulfillments: [{ ...noParcel, shippedAtMs: 7 }],
    }
    expect([pickupStanding(before), wayOfOrder(before)]).toEqual([null, 'ready'])
    expect(orderCell(presentOrderRow(before), 'fulfillment')).toBe('FULFILLED')
  })

  it('says in a file how far it is', () => {
    const cell = (of: Order) => orderCell(presentOrderRow(of), 'fulfillment')
    const waits = after(ready(order))
    expect([order, waits, after(pickUp(waits))].map(cell)).toEqual([
      'PENDING',
      'READY_FOR_PICKUP',
      'PICKED_UP',
    ])
  })

  it('never has more ready than waits, whatever is said and taken back in whatever order', () => {
    const act = fc.record({
      what: fc.constantFrom('ready', 'pick-up', 'undo', 'unready'),
      lineId: fc.constantFrom('mugs', 'jar'),
      quantity: fc.integer({ min: 1, max: 3 }),
      place: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 16 }), (acts) => {
        const end = acts.reduce(doAct, order)
        const left = leftToSend(end)
        const units = (end.readyParts ?? []).flatMap(({ lines }) => lines)
        const sumOf = (id: string) =>
          units.reduce((sum, each) => sum + (each.lineId === id ? each.quantity : 0), 0)
        for (const { id } of end.lines)
          expect(sumOf(id)).toBeLessThanOrEqual(left.find(({ lineId }) => lineId === id)?.quantity ?? 0)
      }),
    )
  })
})

function doAct(
  from: Order,
  { what, lineId, quantity, place }: { what: string; lineId: string; quantity: number; place: number },
): Order {
  const acts: Readonly<Record<string, () => OrderResult>> = {
    ready: () => ready(from, some(lineId, quantity)),
    'pick-up': () => pickUp(from, some(lineId, quantity)),
    undo: () => takeFulfillmentBack(from, from.fulfillments[place]?.shippedAtMs ?? 0, stamp),
    unready: () => takeReadyBack(from, from.readyParts?.[place]?.readyAtMs ?? 0, stamp),
  }
  const result = acts[what]?.()
  return result?.ok ? result.order : from
}
