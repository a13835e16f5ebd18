import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Charge, ChargeAnswer, Gateways, StartedCharge } from '../services/gateway.ts'
import { askGateway } from './ask-gateway.ts'
import { openGateways } from './open-gateways.ts'
import { testCardBehaviours } from './test-cards.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const signal = new AbortController().signal

const good = '4242424242424242'
const asking = '4000002760003184'
const failsLater = '4000000000000341'

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

describe('the test gateway', () => {
  it('knows six cards', () => {
    expect([...testCardBehaviours.keys()]).toEqual([
      good,
      '4000000000000002',
      '4000000000009995',
      asking,
      '4000000000000119',
      failsLater,
    ])
  })

  it('answers the same to the same payment, even to another card', async () => {
    const declined = await pay('4000000000000002')
    expect(declined).toEqual({
      kind: 'declined',
      problem: 'declined',
      isFinal: false,
      message: 'Your card was declined. Please try another card.',
    })
    expect(await pay(good)).toEqual(declined)
  })

  it('tells whoever types another card that it is a test', async () => {
    expect(await pay('5555555555554444')).toEqual({
      kind: 'declined',
      problem: 'test-card-needed',
      isFinal: false,
      message: 'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.',
    })
  })

  it('remembers what it charged when the server is started again', async () => {
    await pay(good)
    gateways.close()
    gateways = openGateways({ dataDir, clock: () => 2 })
    expect(await gateways.test.conclude(started(), signal)).toEqual({
      kind: 'paid',
      reference: 'test_payment',
    })
  })

  it('never charges what was concluded before', async () => {
    const closed = {
      kind: 'declined',
      problem: 'too-late',
      isFinal: false,
      message: 'The payment took too long and was not made. Please try again.',
    }
    expect(await gateways.test.conclude(started(), signal)).toEqual(closed)
    expect(await pay(good)).toEqual(closed)
    await pay(asking, { paymentId: 'asked' })
    expect(await gateways.test.conclude(started('asked'), signal)).toEqual(closed)
    expect(await gateways.test.confirm(started('asked'), true, signal)).toEqual(closed)
  })

  it('is silent with one card, although the money moved', async () => {
    const card = '4000000000000119'
    const asked = await askGateway({ timeLimitMs: 20, log: quiet }, (stop) =>
      gateways.test.start(chargeOf(card), stop),
    )
    expect(asked).toMatchObject({ isKnown: false })
    expect(await pay(card)).toMatchObject({ kind: 'paid' })
  })
})

describe('money that the test gateway gives back', () => {
  it('goes back once for each key, and never more than there is', async () => {
    await pay(good)
    const back = { ok: true, reference: 'test_refund_first' }
    expect(await giveBack(500, 'first')).toEqual(back)
    expect(await giveBack(500, 'first')).toEqual(back)
    expect(await giveBack(499, 'first')).toMatchObject({ ok: false })
    expect(await giveBack(701, 'second')).toMatchObject({ ok: false })
    expect(await books()).toMatchObject([{ state: 'paid', refundedCents: 500 }])
    expect(await giveBack(700, 'second')).toMatchObject({ ok: true })
    expect(await books()).toMatchObject([{ state: 'refunded', refundedCents: 1200 }])
    expect(await giveBack(1, 'unknown', 'unknown')).toEqual({
      ok: false,
      refusal: 'no-charge',
    })
  })

  it('is known whole from books that knew no parts', async () => {
    gateways.close()
    const database = new Database(join(dataDir, 'test-gateway.sqlite'))
    database.exec(`drop table charges; drop table refunds; drop table methods;
      create table charges (payment_id text primary key, amount_cents integer not null,
        currency text not null, state text not null, message text not null, at_ms integer not null) strict;
      insert into charges values ('payment', 1200, 'USD', 'refunded', '', 1)`)
    database.close()
    gateways = openGateways({ dataDir, clock: () => 2 })
    expect(await books()).toMatchObject([{ state: 'refunded', refundedCents: 1200 }])
    expect(await giveBack(1200, 'payment')).toMatchObject({ ok: true })
  })
})

describe('a card that the test gateway keeps', () => {
  it('is charged again while its buyer is away', async () => {
    const method = methodOf(await pay(good, { kind: 'save' }))
    expect(method).toEqual({
      token: 'test_method_payment',
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expiry: { month: 1, year: 2040 },
    })
    expect(await renew(method?.token, 'first')).toEqual({ kind: 'paid', reference: 'test_first' })
    expect(await renew(method?.token, 'first')).toMatchObject({ kind: 'paid' })
    expect(await books()).toHaveLength(2)
  })

  it('is kept without a charge where there is nothing to pay yet', async () => {
    const kept = await pay(good, { kind: 'save', amountCents: 0 })
    expect(methodOf(kept)?.last4).toBe('4242')
    expect(await books()).toEqual([])
  })

  it('can be taken at first and declined at the renewal', async () => {
    const method = methodOf(await pay(failsLater, { kind: 'save' }))
    expect(await renew(method?.token)).toMatchObject({ kind: 'declined', problem: 'declined' })
  })

  it('has nobody to ask at the renewal', async () => {
    await pay(asking, { kind: 'save' })
    const method = methodOf(await gateways.test.confirm(started(), true, signal))
    expect(await renew(method?.token)).toMatchObject({ problem: 'authentication-needed' })
  })

  it('is gone when it was forgotten, and is kept with no payment that is made once', async () => {
    const method = methodOf(await pay(good, { kind: 'save' }))
    await gateways.test.forget(method?.token ?? '', signal)
    expect(await renew(method?.token)).toMatchObject({ problem: 'method-gone', isFinal: true })
    expect(methodOf(await pay(good, { paymentId: 'once' }))).toBeUndefined()
  })
})

describe('askGateway', () => {
  it('does not know what happened when a gateway fails', async () => {
    const asked = await askGateway({ timeLimitMs: 1_000, log: quiet }, async () => {
      throw new Error('connection reset')
    })
    expect(asked).toMatchObject({ isKnown: false })
  })
})

function chargeOf(number: string, more: Partial<Charge> = {}): Charge {
  const card = { number, expiryMonth: 1, expiryYear: 2040, securityCode: '123' }
  const base = { paymentId: 'payment', amountCents: 1200, currency: 'USD' }
  return { ...base, kind: 'one-off', card, methodToken: null, visit: null, ...more }
}

function pay(number: string, more: Partial<Charge> = {}): Promise<ChargeAnswer> {
  return gateways.test.start(chargeOf(number, more), signal)
}

function renew(methodToken = '', paymentId = 'renewal'): Promise<ChargeAnswer> {
  return gateways.test.start(chargeOf('', { paymentId, kind: 'renewal', card: null, methodToken }), signal)
}

function started(paymentId = 'payment'): StartedCharge {
  return { paymentId, reference: '', amountCents: 1200, currency: 'USD' }
}

function giveBack(amountCents: number, key: string, paymentId = 'payment') {
  return gateways.test.refund({ charge: started(paymentId), amountCents, key }, signal)
}

function books() {
  return gateways.test.charges(0, { signal, goOn: () => {} })
}

function methodOf(answer: ChargeAnswer) {
  return answer.kind === 'paid' ? answer.method : undefined
}
