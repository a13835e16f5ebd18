import { describe, expect, it } from 'vitest'
import { presentPanelOrder } from '../present-panel-order.ts'
import { sampleOrder } from '../sample-order.ts'
import { eventText } from './fact-text.ts'
import type { OrderFact } from './order-fact.ts'

const amount = { cents: 1250, currency: 'EUR' }
const say = (fact: OrderFact) => eventText({ fact, text: '' })

describe('what happened to an order', () => {
  it.each([
    [{ code: 'placed', orderName: '#1' }, 'Order #1 was placed.'],
    [{ code: 'marked-paid', reference: '' }, 'Marked as paid.'],
    [{ code: 'marked-paid', reference: 'till 3' }, 'Paid (till 3).'],
    [{ code: 'sent', carrier: '', trackingNumber: '', units: [] }, 'Marked as fulfilled.'],
    [
      { code: 'sent', carrier: 'DHL', trackingNumber: '1', units: [{ quantity: 2, name: 'Mug' }] },
      'Sent with DHL 1. 2 × Mug',
    ],
    [{ code: 'sent', carrier: '', trackingNumber: 'JJD1', units: [] }, 'Tracking number: JJD1.'],
    [
      { code: 'canceled', isRestocked: true, isOnCards: true },
      'Canceled; the items are back in stock. What gift cards paid is back on them.',
    ],
    [{ code: 'refund-failed', refusal: 'no-charge' }, 'A refund failed. There is no such charge.'],
    [
      { code: 'disputed', reason: 'PRODUCT_NOT_RECEIVED' },
      'This payment is disputed. Answer it at your payment service, and do not send what is not sent yet. Reason: The buyer did not receive the goods.',
    ],
    [
      { code: 'dispute-over', outcome: 'WON', amount },
      'The dispute about €12.50 is over, and the money stays with you.',
    ],
    [{ code: 'corrected', changes: [{ part: 'phone', before: '', now: '+1' }] }, 'Phone: none → +1'],
  ] as const)('is %j in English', (fact, text) => {
    expect(say(fact)).toBe(text)
  })

  it('is said with amounts as its reader writes them', () => {
    const fact = { code: 'sold-card-spent', lastFour: 'ABCD', amount } as const
    expect(eventText({ fact, text: '' }, () => '12,50 €')).toContain('••••ABCD, 12,50 € were spent')
  })

  it('goes to programs in words as well, and what somebody wrote without a fact', () => {
    const order = sampleOrder({
      ...{ product: null, currency: 'EUR', numbering: { prefix: '', suffix: '' }, shipping: null },
      ...{ manual: null, nowMs: 1 },
    })
    const fact = { code: 'paid-by', label: 'Card' } as const
    const history = [
      { atMs: 1, kind: 'paid', text: '', fact, by: '' },
      { atMs: 2, kind: 'note', text: 'Fragile', by: 'Ada' },
    ] as const
    expect(presentPanelOrder({ ...order, history }).history).toEqual([
      { atMs: 1, kind: 'paid', text: 'Paid by Card.', fact, by: '' },
      { atMs: 2, kind: 'note', text: 'Fragile', by: 'Ada' },
    ])
  })
})
