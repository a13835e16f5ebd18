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

it('holds the button of a payment that is tried, and says what became of it', async () => {
  const server = fakeFetch()
  const declined = { atMs: 5, text: 'The card was declined.', by: '' }
  const fact = { code: 'declined', problem: 'declined' }
  const failing = { state: 'past-due', acts: ['retry'], history: [] }
  const answer = (part: object) => ({
    body: { subscription: buildSubscription({ ...failing, ...part }), sendsMail: true },
  })
  const read = 'GET /api/panel/subscriptions/s1'
  const act = 'POST /api/panel/subscriptions/s1/acts'
  // It is declined before the screen reads it again.
  const answers = { ...shopAnswers, [act]: answer({ isTriedNow: true }) }
  server.answerByPath({ ...answers, [read]: answer({}) })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Tried again:')
  const press = async () => {
    await screen.press(screen.button('Try the payment now'))
    await screen.waitFor('on the day that is planned')
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
    const confirm = buttons.find(({ textContent }) => textContent === 'Try the payment now')
    if (!confirm) throw new Error('Nothing asks before')
    await screen.press(confirm)
  }
  const after = new Promise<void>((resolve) => setTimeout(resolve, 200))
  server.answerByPath({ ...answers, [read]: { ...answer({ history: [{ ...declined, fact }] }), after } })
  await press()
  await screen.waitFor('The payment was not made')
  server.answerByPath({
    ...answers,
    [act]: answer({ isTriedNow: true }),
    [read]: answer({ isTriedNow: true }),
  })
  await press()
  await screen.waitFor('It is being tried again now.')
  expect(screen.button('Try the payment now').dataset.loading).toBe('true')
  const paid = { ...declined, fact: { code: 'renewed', orderName: '#1' } }
  server.answerByPath({ ...answers, [read]: answer({ state: 'active', acts: ['skip'], history: [paid] }) })
  await screen.waitFor('The payment was made')
  await screen.close()
  server.restore()
})

it.each([
  [
    'takes back what was skipped of one that never stopped',
    { state: 'active' },
    'Take back what was skipped',
  ],
  ['takes up one that is paused', { state: 'active', pausedUntilMs: 9 }, 'Take up again'],
  ['takes up one that was canceled', { state: 'canceled' }, 'Take up again'],
] as const)('%s', async (_, part, button) => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': {
      body: { subscription: buildSubscription({ ...part, acts: ['resume'] }), sendsMail: true },
    },
  })
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Coffee')
  await screen.press(screen.button(button))
  await screen.waitFor('The next payment is the first one that is still to come.')
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
