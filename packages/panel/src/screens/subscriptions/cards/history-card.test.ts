import { it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { buildSubscription } from '../acts/testing/build-subscription.ts'

it('says what happened by itself, and shows sentences of before as they are', async () => {
  const server = fakeFetch()
  const history = [
    { atMs: 3, text: 'In English.', fact: { code: 'declined', problem: 'card-expired' }, by: '' },
    { atMs: 2, text: 'In English.', fact: { code: 'paused-for', what: 'delivery', cycles: 2 }, by: 'Ada' },
    { atMs: 1, text: 'Handed over at the door.', by: '' },
  ]
  const subscription = { ...buildSubscription({}), history }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription, sendsMail: true } },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('The card has expired.')
  await screen.waitFor('Paused for 2 deliveries.')
  await screen.waitFor('Handed over at the door.')
  await screen.close()
  server.restore()
})
