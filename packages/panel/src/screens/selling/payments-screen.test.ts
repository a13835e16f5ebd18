import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const reason = 'Please tick this: everybody can see your site, and could order without paying.'
const refused = {
  status: 400,
  body: { message: 'Please check the fields below.', errors: { 'value.isTestChosen': reason } },
}
const account = {
  key: 'stripe-test',
  label: 'Stripe (test mode)',
  isTest: true,
  publicKey: 'pk_test_1',
  secretKey: '••••••••',
  webhookSecret: '••••••••',
  webhookUrl: 'https://shop.example/api/payment-events/stripe-test',
  isUsed: false,
  updatedAtMs: 1,
}
const installments = { isShown: false, leastCents: 0, mostCents: 0, provider: '' }
const accounts = { body: { accounts: [account], stripe: 'off', paypal: 'off', isTestChosen: false } }
const stored = (value: object) => ({ body: { value, version: 'one' } })

describe('test mode on a site that is open', () => {
  it('leads to the box to tick when a first way to pay is saved without it', async () => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/settings/payments': stored({
        test: true,
        isTestChosen: false,
        manual: [],
        installments,
      }),
      'PUT /api/panel/settings/payments': refused,
      'GET /api/panel/payment-accounts': accounts,
    })
    screen = await showScreen('/settings/payments')
    await screen.waitFor('Bank transfer')
    await screen.press(screen.button('Bank transfer'))
    await screen.press(screen.button('Save'))
    await screen.waitFor(reason)
    expect(document.activeElement).toBe(screen.field('Visitors of my site may order this way'))
  })

  it('is asked about where the site is opened', async () => {
    const closed = { visibility: 'private', password: '', headline: 'Soon', bodyHtml: '' }
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/settings/visibility': stored({ ...closed, isTestMode: true, isTestChosen: false }),
      'PUT /api/panel/settings/visibility': refused,
    })
    screen = await showScreen('/settings/visibility')
    await screen.waitFor('The site is open.')
    const box = 'Visitors may order with test cards'
    expect(document.body.textContent).not.toContain(box)
    await screen.press(screen.field('Everybody'))
    await screen.press(screen.button('Save'))
    await screen.waitFor(reason)
    expect(document.activeElement).toBe(screen.field(box))
  })
})

describe('payment by Stripe', () => {
  it('shows secrets masked, checks the keys, and says what stands in the way of test mode', async () => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/settings/payments': stored({
        test: false,
        isTestChosen: false,
        manual: [],
        installments,
      }),
      'GET /api/panel/payment-accounts': accounts,
      'POST /api/panel/payment-accounts/stripe-test/check': {
        body: { isRight: false, message: 'Stripe does not know this secret key.' },
      },
      'PUT /api/panel/payment-modes/stripe': {
        status: 400,
        body: { message: 'Please check the fields below.', errors: { isTestChosen: reason } },
      },
    })
    screen = await showScreen('/settings/payments')
    await screen.waitFor('Check the keys')
    await screen.press(screen.button('Check the keys'))
    await screen.waitFor('Stripe does not know this secret key.')
    await screen.press(screen.field('Test mode: no money moves, and every page of the site says so'))
    await screen.press(screen.button('Save how Stripe is used'))
    await screen.waitFor(reason)
    await screen.press(screen.button('Change Stripe (test mode)'))
    await screen.waitFor('Address of the webhook')
    expect(screen.field('Secret key')).toMatchObject({ value: '••••••••' })
  })
})
