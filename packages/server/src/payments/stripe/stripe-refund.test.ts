import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stripeClient } from './stripe-account.ts'
import { lookUpCharge } from './stripe-charges.ts'
import { lookUpStripeDispute } from './stripe-events.ts'
import { refundAtStripe } from './stripe-refund.ts'

const made = { id: 're_1', object: 'refund', charge: 'ch_1', amount: 1000, status: 'succeeded', metadata: {} }
const charge = {
  id: 'ch_1',
  status: 'succeeded',
  amount_captured: 3702,
  amount_refunded: 1000,
  currency: 'usd',
  created: 7,
  disputed: false,
}
const intent = { id: 'pi_1', metadata: { website: 'w', payment: 'p' }, latest_charge: charge }
const tooLarge = {
  error: { type: 'invalid_request_error', code: 'amount_too_large', message: 'Refund amount is greater' },
}

/** What Stripe answers of a charge of which a part went back. */
const usual: Readonly<Record<string, readonly [number, object]>> = {
  'GET /v1/refunds': [200, { object: 'list', data: [made], has_more: false }],
  'GET /v1/payment_intents/pi_1': [200, intent],
  'POST /v1/refunds': [400, tooLarge],
}

describe('a charge at Stripe of which a part went back there', () => {
  let server: Server
  let answers = usual
  beforeEach(async () => {
    answers = usual
    server = createServer(({ method, url = '' }, response) => {
      const [status, answer] = answers[`${method} ${url.split('?')[0]}`] ?? [404, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  const stripe = () =>
    stripeClient('sk_test', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2000)

  it('has less left than is asked, and says so', async () => {
    const started = { paymentId: 'p', reference: 'pi_1', amountCents: 3702, currency: 'USD' }
    const asked = { charge: started, amountCents: 3631, key: 'k' }
    expect(await refundAtStripe(asked, stripe())).toEqual({ ok: false, refusal: 'less-left-at-stripe' })
  })

  it('is not taken for one that was never made where Stripe says no for another reason', async () => {
    const poor = { error: { ...tooLarge.error, code: 'insufficient_funds' } }
    const started = { paymentId: 'p', reference: 'pi_1', amountCents: 3702, currency: 'USD' }
    const refusalOf = async (status: string) => {
      answers = {
        ...answers,
        'POST /v1/refunds': [400, poor],
        'GET /v1/payment_intents/pi_1': [200, { ...intent, status }],
      }
      return refundAtStripe({ charge: started, amountCents: null, key: 'k' }, stripe())
    }
    expect(await refusalOf('succeeded')).toEqual({ ok: false, refusal: 'failed-at-stripe' })
    expect(await refusalOf('canceled')).toEqual({ ok: false, refusal: 'no-charge' })
  })

  it('is none of an account whose keys took the place of those that took it', async () => {
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } }
    const refusalOf = async (reference: string) => {
      const started = { paymentId: 'p', reference, amountCents: 3702, currency: 'USD' }
      return refundAtStripe({ charge: started, amountCents: 1200, key: 'k' }, stripe())
    }
    answers = {
      'GET /v1/refunds': [404, missing],
      'GET /v1/checkout/sessions/cs_1': [404, missing],
    }
    const refused = { ok: false, refusal: 'other-account' }
    expect([await refusalOf('pi_1'), await refusalOf('cs_1')]).toEqual([refused, refused])
    answers = { 'GET /v1/refunds': [401, { error: { type: 'invalid_request_error', message: 'Bad key' } }] }
    await expect(refusalOf('pi_1')).rejects.toThrow()
  })

  it('tells of a dispute how it stands, also where no message did', async () => {
    const outcomeOf = async (status: string) => {
      const dispute = { id: 'dp_1', status, reason: 'fraudulent', amount: 3702, currency: 'usd' }
      answers = { ...usual, 'GET /v1/disputes/dp_1': [200, { ...dispute, payment_intent: 'pi_1' }] }
      const news = await lookUpStripeDispute('dp_1', { stripe: stripe(), websiteId: 'w' })
      return news.kind === 'dispute' && news.paymentId === 'p' && news.dispute.outcome
    }
    expect([await outcomeOf('under_review'), await outcomeOf('won')]).toEqual(['OPEN', 'WON'])
    expect([await outcomeOf('prevented'), await outcomeOf('appeal_under_review')]).toEqual([
      'PREVENTED',
      'LOST',
    ])
  })

  it('has its money gone while a dispute that was lost is appealed, until that is won', async () => {
    const goneBack = async (status: string) => {
      const dispute = { id: 'dp_1', status, reason: 'fraudulent', amount: 2702, currency: 'usd' }
      answers = {
        ...usual,
        'GET /v1/disputes/dp_1': [200, { ...dispute, payment_intent: 'pi_1' }],
        'GET /v1/disputes': [200, { object: 'list', data: [dispute], has_more: false }],
        'GET /v1/payment_intents/pi_1': [200, { ...intent, latest_charge: { ...charge, disputed: true } }],
      }
      const place = { stripe: stripe(), websiteId: 'w' }
      const news = await lookUpStripeDispute('dp_1', place)
      const booked = await lookUpCharge({ reference: 'pi_1' }, place)
      return [news.kind === 'dispute' && news.back?.cents, booked?.refundedCents]
    }
    const gone = [3702, 3702]
    expect(await goneBack('lost')).toEqual(gone)
    expect(await goneBack('appeal_needs_response')).toEqual(gone)
    expect(await goneBack('appeal_under_review')).toEqual(gone)
    expect(await goneBack('won')).toEqual([undefined, 1000])
  })

  it('is looked up with what went back of it', async () => {
    const place = { stripe: stripe(), websiteId: 'w' }
    expect(await lookUpCharge({ reference: 'pi_1' }, place)).toEqual({
      paymentId: 'p',
      amountCents: 3702,
      currency: 'USD',
      state: 'paid',
      refundedCents: 1000,
      atMs: 7000,
    })
  })
})
