import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { buildSubscription } from './testing/build-subscription.ts'

it.each([
  [true, 'Its buyer is told by mail.', 'Change and tell them'],
  [false, 'There is no mail server: the mail to its buyer is kept in the mailbox.', 'Change'],
])('promises a mail of a new price where mail goes out alone (%s)', async (sendsMail, text, action) => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': {
      body: { subscription: buildSubscription({ acts: ['cancel'] }), sendsMail },
    },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Coffee')
  await screen.press(screen.button('Change the price'))
  await screen.waitFor(text)
  expect(document.body.textContent.includes('told by mail')).toBe(sendsMail)
  expect(screen.button(action)).toBeTruthy()
  await screen.close()
  server.restore()
})

it('says of a price that is too little to be charged that it is free', async () => {
  const server = fakeFetch()
  const subscription = { ...buildSubscription({ acts: ['cancel'] }), unitPriceCents: 30, currency: 'USD' }
  const answer = { body: { subscription, sendsMail: true } }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/subscriptions/s1': answer })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Coffee')
  await screen.press(screen.button('Change the price'))
  await screen.waitFor('A payment of less than $0.50 is not charged: it is free.')
  await screen.close()
  server.restore()
})
