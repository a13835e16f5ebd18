import { afterEach, beforeEach, expect, it } from 'vitest'
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

const trouble = {
  kind: 'charge-without-order',
  paymentId: 'p1',
  amountCents: 1700,
  currency: 'USD',
  orderId: null,
  orderNumber: null,
}

const nothingKept = 'The payment is over, and no money was kept'

it.each([
  ['placed', '', 'The order was placed'],
  ['ended', '', nothingKept],
  ['returned', '', 'The payment is over, and its money went back'],
  ['under-way', '', 'its money is on its way back'],
  ['processing', '', 'nothing was changed'],
  ['not-returned', 'Please answer the dispute at Stripe.', 'Please answer the dispute at Stripe.'],
  ['out-of-reach', 'Another took it.', 'its money cannot be given back from here'],
])(
  'says that a payment has no order, has it put right, and tells what came of it (%s)',
  async (outcome, message, told) => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders': {
        body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
      },
      'GET /api/panel/payment-discrepancies': { body: { discrepancies: [trouble], unreadBooks: [] } },
      'POST /api/panel/payment-discrepancies/p1/resolution': { body: { orderId: null, outcome, message } },
    })
    screen = await showScreen('/orders')
    await screen.waitFor('1 payment has no order')
    await screen.waitFor('the money goes back to the buyer')
    await screen.press(screen.button('Put it right'))
    await screen.waitFor(told)
    expect(document.body.textContent?.includes(nothingKept)).toBe(outcome === 'ended')
  },
)

it('names whose books could not be read, though nothing else is known to be wrong', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders': {
      body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
    },
    'GET /api/panel/payment-discrepancies': { body: { discrepancies: [], unreadBooks: ['paypal', 'test'] } },
  })
  screen = await showScreen('/orders')
  await screen.waitFor('The books of PayPal could not be read')
  await screen.waitFor('The books of Test cards could not be read')
})
