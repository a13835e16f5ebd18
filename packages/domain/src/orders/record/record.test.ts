import { describe, expect, it } from 'vitest'
import type { Order } from '../order.ts'
import { cancelOrder } from '../order-states.ts'
import { fulfillOrder } from '../parcels/fulfill-order.ts'
import { presentOrder } from '../present-order.ts'
import { presentOrderRow } from '../present-order-row.ts'
import { sampleOrder } from '../sample-order.ts'
import { correctOrder } from './correct-order.ts'
import { eventText } from './fact-text.ts'
import { orderFileCell } from './order-file-cell.ts'
import { orderTimeline } from './order-timeline.ts'

const stamp = { nowMs: 9, by: 'Owner' }
const sample = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: { name: 'Post', cents: 500 },
  manual: null,
  nowMs: 5,
})
const order: Order = { ...sample, billingAddress: null, fulfillments: [], taxCents: 100 }
const moved = { ...(order.shippingAddress as NonNullable<Order['shippingAddress']>), line1: '2 Side Street' }
const as = (part: object) => ({
  email: order.contact.email,
  phone: order.contact.phone,
  shippingAddress: moved,
  alsoBilled: false,
  ...part,
})

describe('the correction of an order', () => {
  it('changes where it goes and nothing of its money, and tells what stood before', () => {
    const corrected = correctOrder(order, as({ email: 'ada@example.org' }), stamp)
    if (!corrected.ok) throw new Error(corrected.problem)
    const { contact, shippingAddress, billingAddress, history, ...rest } = corrected.order
    expect([contact.email, shippingAddress, billingAddress]).toEqual([
      'ada@example.org',
      moved,
      order.shippingAddress,
    ])
    const { contact: _c, shippingAddress: _s, billingAddress: _b, history: _h, ...before } = order
    expect(rest).toEqual({ ...before, updatedAtMs: 9, linkVersion: 1 })
    expect(history.at(-1)).toMatchObject({ kind: 'edited', by: 'Owner' })
    const [told] = history.slice(-1)
    expect(told && eventText(told)).toMatch(
      /ada@example.com → ada@example.org\n.*1 Main Street.* → .*2 Side Street/,
    )
    expect(presentOrder(corrected.order, { paymentInstructions: '' }).history).toEqual([])
  })

  it('sends the bill there, too, where that is said', () => {
    expect(correctOrder(order, as({ alsoBilled: true }), stamp)).toMatchObject({
      order: { billingAddress: null },
    })
  })

  it('makes the links of an order worthless with its address, and not with the way that is written', () => {
    const versionOf = (email: string, of = order) => {
      const corrected = correctOrder(of, as({ email }), stamp)
      return corrected.ok ? corrected.order.linkVersion : expect.fail()
    }
    expect(versionOf('Ada@Example.com')).toBeUndefined()
    expect(versionOf('ada@example.org')).toBe(1)
    expect(versionOf('ada@example.org', { ...order, linkVersion: 1 })).toBe(2)
    expect(
      versionOf('ada@example.org', { ...order, contact: { ...order.contact, email: '' } }),
    ).toBeUndefined()
  })

  it('leaves no trace where nothing changes', () => {
    expect(correctOrder(order, as({ shippingAddress: null }), stamp)).toEqual({ ok: true, order })
  })

  it('comes before all of it is sent, and while it is to be sent', () => {
    const sent = fulfillOrder(order, { carrier: '', trackingNumber: '', trackingUrl: '' }, stamp)
    const canceled = cancelOrder(order, false, stamp)
    if (!sent.ok || !canceled.ok) throw new Error('It was not sent')
    expect(correctOrder(sent.order, as({}), stamp)).toEqual({ ok: false, problem: 'already-fulfilled' })
    expect(correctOrder(canceled.order, as({}), stamp)).toEqual({ ok: false, problem: 'already-canceled' })
  })
})

it('tells what happened to an order from all rows, the latest first, effects above what they followed from', () => {
  const mail = { id: 'm', reason: 'placed', to: 'a@b.c', subject: 'S', state: 'sent', attempts: 0 } as const
  const more = { orderId: 'o', orderName: '#1', failure: '', nextTryAtMs: null }
  const entries = orderTimeline(
    [
      { atMs: 1, kind: 'placed', text: '', by: '' },
      { atMs: 5, kind: 'note', text: 'Fragile', by: 'Owner' },
    ],
    [{ ...mail, ...more, atMs: 3 }],
    [{ atMs: 1, cents: 100, gateway: 'test', reference: 'r' }],
  )
  expect(entries.map(({ source, atMs }) => [source, atMs])).toEqual([
    ['history', 5],
    ['mail', 3],
    ['money', 1],
    ['history', 1],
  ])
})

it('adds up in the file of orders where a discount made delivery free', () => {
  const freed: Order = {
    ...order,
    subtotalCents: 4_000,
    discountCents: 600,
    shippingCents: 0,
    shippingDiscountCents: 500,
    taxIsIncluded: true,
    grandTotalCents: 3_400,
  }
  const cents = (key: string) => (orderFileCell(freed, key) as { cents: number }).cents
  expect(cents('shippingCost')).toBe(500)
  expect(cents('subtotal') + cents('shippingCost') - presentOrderRow(freed).discountCents).toBe(3_400)
})
