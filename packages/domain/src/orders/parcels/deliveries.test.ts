import { describe, expect, it } from 'vitest'
import { quoteShipping } from '../../checkout/shipping-quote.ts'
import type { Order, OrderLine } from '../order.ts'
import { orderCell } from '../order-cell.ts'
import { cancelOrder, type OrderResult } from '../order-states.ts'
import { presentOrder } from '../present-order.ts'
import { presentOrderRow } from '../present-order-row.ts'
import { eventText } from '../record/fact-text.ts'
import { sampleOrder } from '../sample-order.ts'
import { fulfillOrder, takeFulfillmentBack } from './fulfill-order.ts'
import { wayOfOrder } from './goes-by-parcel.ts'
import type { LineUnits } from './left-to-send.ts'
import { deliveryStanding } from './order-standing.ts'

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
const mugs: OrderLine = { ...sample, id: 'mugs', title: 'Mug', quantity: 3 }
const course: OrderLine = { ...sample, id: 'course', title: 'Course', quantity: 1, productType: 'service' }
const order: Order = {
  ...base,
  lines: [mugs],
  paymentState: 'PAID',
  fulfillments: [],
  shipping: { key: 'round', name: 'Harbour round', isLocal: true },
}
const some = (lineId: string, quantity: number): LineUnits => ({ lineId, quantity })

function after(result: OrderResult): Order {
  if (!result.ok) throw new Error(result.problem)
  return result.order
}

const deliver = (from: Order, ...lines: LineUnits[]) =>
  after(fulfillOrder(from, { ...noParcel, ...(lines.length > 0 && { lines }) }, stamp))
const lastText = ({ history }: Order) => history.slice(-1).map((event) => eventText(event))
const cell = (of: Order) => orderCell(presentOrderRow(of), 'fulfillment')

describe('an order that its shop delivers itself', () => {
  it('is told from those that a carrier brings by what its buyer chose', () => {
    const round = {
      key: 'round',
      name: 'Harbour round',
      country: 'GB',
      postalCodes: ['E1*'],
      minimumCents: 0,
    }
    const settings = {
      shippingZones: [
        {
          name: 'Home',
          countries: ['GB'],
          rates: [{ key: 'post', name: 'Post', kind: 'flat', priceCents: 1 } as const],
        },
      ],
      pickups: [],
      localDeliveries: [{ ...round, priceCents: 2, deliveryTime: '' }],
    }
    const place = { country: 'GB', region: '', postalCode: 'E1 6AN', weightGrams: 1, subtotalCents: 1 }
    const { options } = quoteShipping(settings, { ...place, requiresShipping: true }, null)
    expect(options.map(({ key, isLocal }) => [key, isLocal])).toEqual([
      ['post', undefined],
      ['round', true],
    ])
  })

  it('is delivered part by part, and never said to be sent', () => {
    expect([deliveryStanding(order), cell(order)]).toEqual(['to-deliver', 'TO_DELIVER'])
    const part = deliver(order, some('mugs', 1))
    expect([deliveryStanding(part), cell(part)]).toEqual(['partly-delivered', 'PARTLY_DELIVERED'])
    expect(lastText(part)).toEqual(['Delivered to the buyer: 1 × Mug.'])
    const all = deliver(part)
    expect([all.fulfillmentStatus, deliveryStanding(all), cell(all)]).toEqual([
      'FULFILLED',
      'delivered',
      'DELIVERED',
    ])
    expect(lastText(deliver(order))).toEqual(['Delivered to the buyer.'])
    expect(presentOrder(all, { paymentInstructions: '' })).toMatchObject({
      shipping: { isLocal: true },
      delivery: 'delivered',
      pickup: null,
    })
  })

  it('waits again where its delivery is undone', () => {
    const all = deliver(order)
    const back = after(takeFulfillmentBack(all, all.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect([deliveryStanding(back), lastText(back)]).toEqual(['to-deliver', ['The delivery was undone.']])
    const part = deliver(order, some('mugs', 1))
    const partBack = after(takeFulfillmentBack(part, part.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect(lastText(partBack)).toEqual(['The delivery was undone: 1 × Mug.'])
  })

  it('goes by its goods, whatever becomes of its services', () => {
    const mixed: Order = { ...order, lines: [mugs, course] }
    const goods = deliver(mixed, some('mugs', 3))
    expect([deliveryStanding(goods), cell(goods)]).toEqual(['delivered', 'PENDING'])
    const served = deliver(mixed, some('course', 1))
    expect([deliveryStanding(served), cell(served)]).toEqual(['to-deliver', 'TO_DELIVER'])
    const undone = after(takeFulfillmentBack(served, served.fulfillments[0]?.shippedAtMs ?? 0, stamp))
    expect(lastText(undone)).toEqual(['The service was undone: 1 × Course.'])
    expect(lastText(served)).toEqual(['Done: 1 × Course.'])
  })

  it('has its goods delivered where nothing else is said, by a carrier, too, and nothing more when that is said again', () => {
    const mixed: Order = { ...order, lines: [mugs, course] }
    const goods = { fulfillmentStatus: 'PENDING', fulfillments: [{ lines: [some('mugs', 3)] }] }
    const carrier = { ...noParcel, carrier: 'DHL' }
    const delivered = deliver(mixed)
    expect(delivered).toMatchObject(goods)
    expect(after(fulfillOrder(mixed, carrier, stamp))).toMatchObject(goods)
    const problem = { ok: false, problem: 'services-left' }
    expect(fulfillOrder(delivered, noParcel, stamp)).toEqual(problem)
    expect(fulfillOrder(delivered, carrier, stamp)).toEqual(problem)
    expect(deliver({ ...order, lines: [course] }).fulfillmentStatus).toBe('FULFILLED')
  })

  it('is told as sent where a carrier brought it all the same, and as before where nobody kept that it is one', () => {
    const carried = after(fulfillOrder(order, { ...noParcel, carrier: 'DHL' }, stamp))
    expect([wayOfOrder(carried), deliveryStanding(carried)]).toEqual(['sent', null])
    const before: Order = { ...order, shipping: { key: 'round', name: 'Harbour round' } }
    expect([deliveryStanding(before), wayOfOrder(deliver(before))]).toEqual([null, 'sent'])
    expect(deliveryStanding(after(cancelOrder(order, false, stamp)))).toBeNull()
  })
})
