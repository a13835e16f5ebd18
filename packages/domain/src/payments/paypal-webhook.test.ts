import { describe, expect, it } from 'vitest'
import { eventsLeftOut } from './paypal-webhook.ts'

const all = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]

describe('the events of a webhook at PayPal', () => {
  it('are enough where each kind is chosen, or all there are', () => {
    expect(eventsLeftOut(all)).toEqual([])
    expect(eventsLeftOut(['*'])).toEqual([])
  })

  it('lack by name what is not told, or in part', () => {
    expect(eventsLeftOut(all.filter((type) => !type.startsWith('PAYMENT.REFUND.')))).toEqual([
      'Payment refund',
    ])
    expect(eventsLeftOut(all.filter((type) => type !== 'PAYMENT.CAPTURE.REFUNDED'))).toEqual([
      'Payment capture',
    ])
  })
})
