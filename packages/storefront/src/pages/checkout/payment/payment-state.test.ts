import { describe, expect, it } from 'vitest'
import { attemptFor, initialPayment } from './payment-state.ts'

const begun = { intent: 'payment', clientSecret: 'secret', returnUrl: '/back' } as const

describe('the attempt that an order is sent under', () => {
  it('is the one of the page for the first order', () => {
    const attempt = attemptFor({ key: 'first', sent: null }, 'A', 'second')
    expect(attempt).toEqual({ key: 'first', sent: { order: 'A', begun: null } })
  })

  it('is the same for the same order, with what was begun for it', () => {
    const attempt = { key: 'first', sent: { order: 'A', begun } }
    expect(attemptFor(attempt, 'A', 'second')).toEqual(attempt)
  })

  it('is another for another order, for which nothing was begun', () => {
    const attempt = { key: 'first', sent: { order: 'A', begun } }
    expect(attemptFor(attempt, 'B', 'second')).toEqual({ key: 'second', sent: { order: 'B', begun: null } })
  })
})

it('asks or waits from the first where the page came with that', () => {
  const question = { paymentId: 'p1', message: 'Your bank asks.' }
  expect(initialPayment({ confirmation: question })).toEqual({ kind: 'asked', question })
  const waiting = { kind: 'waiting', message: 'On its way.' }
  expect(initialPayment({ confirmation: null, waiting: 'On its way.' })).toEqual(waiting)
  expect(initialPayment({ confirmation: null })).toEqual({ kind: 'idle' })
})
