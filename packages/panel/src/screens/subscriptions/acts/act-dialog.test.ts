import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { buildSubscription } from './testing/build-subscription.ts'

it.each([
  [true, 'ada@example.com', 'Its buyer is told by mail.'],
  [false, 'ada@example.com', 'There is no mail server'],
  [true, '', 'Nothing is charged and nothing comes the next time.'],
])('tells its buyer by mail where mail goes out (%s) to an address “%s”', async (sendsMail, email, text) => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': { body: { subscription: buildSubscription({ email }), sendsMail } },
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

it('speaks of payments of a membership, as nothing of it is delivered', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': {
      body: {
        subscription: buildSubscription({ acts: ['skip'], isMembership: true }),
        sendsMail: true,
      },
    },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('As agreed; taxes are those of each day.')
  await screen.press(screen.button('Leave out the next payment'))
  await screen.waitFor('Nothing is charged the next time.')
  expect(document.body.textContent).not.toMatch(/deliver|nothing comes/)
  await screen.close()
  server.restore()
})
