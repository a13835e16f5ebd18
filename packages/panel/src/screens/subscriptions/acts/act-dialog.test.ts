import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

const subscription = {
  ...{ id: 's1', state: 'active', isTest: false, email: 'ada@example.com', customerName: 'Ada Byron' },
  ...{ productTitle: 'Coffee', choice: '', sku: 'C', quantity: 1, priceCents: 1800, currency: 'USD' },
  plan: { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 },
  ...{ createdAtMs: 0, nextAtMs: 1, endsAtMs: null, pausedUntilMs: null, failures: 0, paidCycles: 1 },
  ...{ itemId: 'i1', imageUrl: null, shippingAddress: null, billingAddress: null, methodText: null },
  ...{ history: [], cycles: [], hasMoreCycles: false, acts: ['skip'], unitPriceCents: 1800 },
  ...{ prices: [{ payments: null, cents: 1800 }], discounts: [], newPrice: null, mostCycles: 3 },
}

it.each([
  [true, subscription.email, 'Its buyer is told by mail.'],
  [false, subscription.email, 'There is no mail server'],
  [true, '', 'Nothing is charged and nothing comes the next time.'],
])('tells its buyer by mail where mail goes out (%s) to an address “%s”', async (sendsMail, email, text) => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription: { ...subscription, email }, sendsMail } },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Coffee')
  await screen.press(screen.button('Skip the next'))
  await screen.waitFor(text)
  const isTold = document.body.textContent.includes('told by mail')
  expect(isTold).toBe(sendsMail && email !== '')
  await screen.close()
  server.restore()
})
