import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Charge } from '../../services/gateway.ts'
import { paypalGateway } from '../paypal/paypal-gateway.ts'
import { stripeGateway } from '../stripe/stripe-gateway.ts'

describe('a payment that its service refuses to begin', () => {
  let server: Server
  let answers: Readonly<Record<string, readonly [number, object]>> = {}
  let lines: string[] = []
  beforeEach(async () => {
    lines = []
    server = createServer(({ url = '' }, response) => {
      const [status, answer] = answers[url] ?? [404, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  const write = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }))
  const opened = () => ({
    websiteId: 'w',
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeLimitMs: 2000,
    clock: () => 0,
    log: { info: write, warn: write, error: write },
  })
  const visit = {
    isScripted: true,
    returnUrl: 'http://shop/back',
    email: 'ada@example.com',
    title: 'Harbour',
    language: 'en',
  }
  const charge: Charge = {
    paymentId: 'p',
    amountCents: 3702,
    currency: 'USD',
    kind: 'one-off',
    card: null,
    methodToken: null,
    visit,
  }
  const account = { secretKey: 'sk_test_harbour', webhookSecret: 'whsec' }
  const stripeSays = (error: object) => {
    answers = { '/v1/payment_intents': [400, { error: { type: 'invalid_request_error', ...error } }] }
    const stripe = stripeGateway({ ...opened(), key: 'stripe-test', account })
    return stripe.start(charge, new AbortController().signal)
  }

  it('leaves the reason of Stripe in the log, and not whom it is about', async () => {
    const message = 'Your account cannot charge ada@example.com with the key sk_test_harbour.'
    const answer = await stripeSays({ code: 'account_invalid', message })
    expect(answer).toMatchObject({ kind: 'declined', problem: 'not-possible' })
    expect(lines).toEqual([
      JSON.stringify({
        gateway: 'stripe-test',
        websiteId: 'w',
        code: 'account_invalid',
        reason: 'Your account cannot charge … with the key ….',
        message: 'A payment service refused to begin a payment',
      }),
    ])
  })

  it('says nothing of an amount that is too small: its buyer reads that', async () => {
    const answer = await stripeSays({ code: 'amount_too_small', message: 'Amount must be at least 50 cents' })
    expect(answer).toMatchObject({ kind: 'declined', problem: 'amount-too-small' })
    expect(lines).toEqual([])
  })

  it('leaves the reason of PayPal in the log', async () => {
    answers = {
      '/v1/oauth2/token': [200, { access_token: 't', expires_in: 3600 }],
      '/v2/checkout/orders': [
        422,
        { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] },
      ],
    }
    const account = { clientId: 'harbour', clientSecret: 'secret', webhookId: 'hook' }
    const paypal = paypalGateway({ ...opened(), key: 'paypal-test', account })
    const answer = await paypal.start(charge, new AbortController().signal)
    expect(answer).toMatchObject({ kind: 'declined', problem: 'not-possible' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"code":"PAYEE_ACCOUNT_RESTRICTED","reason":"PayPal answered 422:')
  })
})
