import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Charge, Gateways } from '../services/gateway.ts'
import { askGateway } from './ask-gateway.ts'
import { openGateways } from './open-gateways.ts'
import { testCardBehaviours } from './test-cards.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const signal = new AbortController().signal

describe('the test gateway', () => {
  let dataDir: string
  let gateways: Gateways
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-payments-'))
    gateways = openGateways({ dataDir, clock: () => 1 })
  })
  afterEach(() => {
    gateways.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  function chargeOf(number: string, paymentId = 'payment'): Charge {
    const card = { number, expiryMonth: 1, expiryYear: 2040, securityCode: '123' }
    return { paymentId, amountCents: 1200, currency: 'USD', card }
  }

  it('knows five cards', () => {
    expect([...testCardBehaviours.keys()]).toEqual([
      '4242424242424242',
      '4000000000000002',
      '4000000000009995',
      '4000002760003184',
      '4000000000000119',
    ])
  })

  it('answers the same to the same payment, even to another card', async () => {
    const declined = await gateways.test.charge(chargeOf('4000000000000002'), signal)
    expect(declined).toEqual({
      kind: 'declined',
      message: 'Your card was declined. Please try another card.',
    })
    expect(await gateways.test.charge(chargeOf('4242424242424242'), signal)).toEqual(declined)
  })

  it('tells whoever types another card that it is a test', async () => {
    expect(await gateways.test.charge(chargeOf('5555555555554444'), signal)).toEqual({
      kind: 'declined',
      message: 'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.',
    })
  })

  it('remembers what it charged when the server is started again', async () => {
    await gateways.test.charge(chargeOf('4242424242424242'), signal)
    gateways.close()
    gateways = openGateways({ dataDir, clock: () => 2 })
    expect(await gateways.test.conclude('payment', signal)).toEqual({
      kind: 'paid',
      reference: 'test_payment',
    })
  })

  it('never charges what was concluded before', async () => {
    const closed = {
      kind: 'declined',
      message: 'The payment took too long and was not made. Please try again.',
    }
    expect(await gateways.test.conclude('payment', signal)).toEqual(closed)
    expect(await gateways.test.charge(chargeOf('4242424242424242'), signal)).toEqual(closed)
    await gateways.test.charge(chargeOf('4000002760003184', 'asked'), signal)
    expect(await gateways.test.conclude('asked', signal)).toEqual(closed)
    expect(await gateways.test.confirm('asked', true, signal)).toEqual(closed)
  })

  it('gives money back once, and only what it has', async () => {
    await gateways.test.charge(chargeOf('4242424242424242'), signal)
    const back = { ok: true, reference: 'test_refund_payment' }
    expect(await gateways.test.refund('payment', signal)).toEqual(back)
    expect(await gateways.test.refund('payment', signal)).toEqual(back)
    expect(await gateways.test.refund('unknown', signal)).toEqual({
      ok: false,
      message: 'There is no such charge.',
    })
  })

  it('is silent with one card, although the money moved', async () => {
    const asked = await askGateway({ timeLimitMs: 20, log: quiet }, (stop) =>
      gateways.test.charge(chargeOf('4000000000000119'), stop),
    )
    expect(asked).toEqual({ isKnown: false })
    expect(await gateways.test.charge(chargeOf('4000000000000119'), signal)).toMatchObject({ kind: 'paid' })
  })
})

describe('askGateway', () => {
  it('does not know what happened when a gateway fails', async () => {
    const asked = await askGateway({ timeLimitMs: 1_000, log: quiet }, async () => {
      throw new Error('connection reset')
    })
    expect(asked).toEqual({ isKnown: false })
  })
})
