import { it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { buildSubscription } from '../acts/testing/build-subscription.ts'

it('says what of a payment was refunded, is about to be, was lost in a dispute, or is disputed', async () => {
  const server = fakeFetch()
  const whole = {
    totalCents: 1800,
    refundedCents: 0,
    refundUnderWayCents: 0,
    lostCents: 0,
    isDisputed: false,
  }
  const cycles = [
    { cycle: 2, dueAtMs: 3, order: { id: 'o3', name: '1003', ...whole, isDisputed: true }, attempts: [] },
    { cycle: 1, dueAtMs: 2, order: { id: 'o2', name: '1002', ...whole, lostCents: 1700 }, attempts: [] },
    {
      cycle: 0,
      dueAtMs: 1,
      order: { id: 'o1', name: '1001', ...whole, refundedCents: 500, refundUnderWayCents: 200 },
      attempts: [],
    },
  ]
  const subscription = { ...buildSubscription({}), cycles }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription, sendsMail: true } },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Refunded: $5.00')
  await screen.waitFor('Refund under way: $2.00')
  await screen.waitFor('Lost in a dispute: $17.00')
  await screen.waitFor('Disputed')
  await screen.close()
  server.restore()
})
