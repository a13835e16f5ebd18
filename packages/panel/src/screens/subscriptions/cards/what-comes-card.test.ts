import { it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { buildSubscription } from '../acts/testing/build-subscription.ts'

it('says why nothing is charged in another currency, and how tax was agreed', async () => {
  const server = fakeFetch()
  const subscription = { ...buildSubscription({}), otherCurrency: 'JPY', otherTax: 'included' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription, sendsMail: true } },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('It is paid in USD, and your shop sells in JPY now.')
  await screen.waitFor('It contains tax, as it was agreed, though your prices are without tax now.')
  await screen.close()
  server.restore()
})

it('says when it ended where it ended before what was paid for was over', async () => {
  const server = fakeFetch()
  const endsAtMs = Date.UTC(2026, 2, 1, 12)
  const history = [{ atMs: endsAtMs, kind: 'canceled', text: 'Canceled at once.', by: '', orderId: null }]
  const over = { state: 'canceled', nextAtMs: null, endsAtMs, isOver: true }
  const subscription = { ...buildSubscription({ history }), ...over }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription, sendsMail: true } },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('It ended on Mar 1, 2026.')
  await screen.close()
  server.restore()
})
