import type { Outcome } from '@vitrine/contract/client/outcome'
import { describe, expect, it } from 'vitest'
import { afterAnswer, type Placed } from './after-answer.ts'

const card = { cardNumber: '4242', expiry: '12/99', securityCode: '123', note: 'Ring twice' }
const before = { attempt: { key: 'first', sent: { order: 'A', begun: null } }, values: card, round: 1 }
const asked = { status: 'confirmation-needed', paymentId: 'p1', message: 'Your bank asks.' } as const
const opened = { clientSecret: 'secret', returnUrl: '/back' }
const begun = { kind: 'stripe', intent: 'payment', ...opened } as const

const says = (reply: Placed) => afterAnswer(before, { ok: true, reply }, 'second')
const refuses = (status: number, errors: Readonly<Record<string, string>> = {}) => {
  const outcome: Outcome<Placed> = { ok: false, refusal: { status, message: 'No.', errors } }
  return afterAnswer(before, outcome, 'second')
}
const no = { kind: 'problem', text: 'No.' }

describe('the answer to an order', () => {
  it('leads to the page of the order that is placed', () => {
    const reply = { status: 'placed', orderId: 'o1', orderNumber: 1001, confirmationUrl: '/done' } as const
    expect(says(reply)).toEqual({
      change: { payment: { kind: 'placed' } },
      next: { kind: 'leave', url: '/done' },
    })
  })

  it('has the buyer wait for money that is on its way, and says why', () => {
    const payment = { kind: 'waiting', message: 'On its way.' }
    expect(says({ status: 'processing', paymentId: 'p1', message: 'On its way.' }).change).toEqual({
      payment,
    })
  })

  it('puts the question of the bank to the buyer, with the payment that it is about', () => {
    const question = { paymentId: 'p1', message: 'Your bank asks.' }
    expect(says(asked).change).toEqual({ payment: { kind: 'asked', question } })
  })

  it('leads to the page of the service, and goes on placing the order meanwhile', () => {
    const reply = { ...asked, action: { kind: 'redirect', url: 'https://pay.example/1' } } as const
    expect(says(reply)).toEqual({ change: {}, next: { kind: 'leave', url: 'https://pay.example/1' } })
  })

  it('keeps what was begun for the card form with the order that it pays', () => {
    expect(says({ ...asked, action: begun })).toEqual({
      change: { attempt: { key: 'first', sent: { order: 'A', begun } } },
      next: { kind: 'card-form', begun },
    })
  })
})

describe('an order that comes to nothing', () => {
  it.each([0, 409, 504])('asks again under the same attempt where no answer came (%i)', (status) => {
    const { change } = refuses(status)
    expect(change).toEqual({ payment: { kind: 'timed-out' }, said: no, round: 2 })
  })

  it('is another attempt after a declined card, of which nothing is kept', () => {
    expect(refuses(402).change).toEqual({
      payment: { kind: 'declined' },
      ...{ said: no, errors: {}, round: 2 },
      attempt: { key: 'second', sent: null },
      values: { cardNumber: '', expiry: '', securityCode: '', note: 'Ring twice' },
    })
  })

  it('keeps the card and the attempt where the order itself is refused', () => {
    expect(refuses(412).change).toEqual({ payment: { kind: 'refused' }, said: no, errors: {}, round: 2 })
  })

  it('says beside the fields what is wrong with them, and no message besides', () => {
    const { change } = refuses(400, { 'shippingAddress.city': 'Enter a city' })
    expect(change).toMatchObject({ said: null, errors: { city: 'Enter a city' } })
  })
})
