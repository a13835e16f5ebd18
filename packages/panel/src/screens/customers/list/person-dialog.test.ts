import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('erases somebody who did not buy by their address', async () => {
  const erased = { ordersKept: 0, comments: 1, submissions: 0, mails: 2, newsletters: 1 }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/lists/customers/views': { body: { views: [] } },
    'GET /api/panel/customers': {
      body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
    },
    'POST /api/panel/persons/erasure': { body: erased },
  })
  screen = await showScreen('/customers')
  await screen.waitFor('No customers yet')
  await screen.press(screen.button('A person who did not buy'))
  await screen.waitFor('Erase this person…')
  await screen.press(screen.button('Erase this person…'))
  await screen.waitFor('Please enter a valid email')
  await screen.type(screen.field('Email'), 'mira@example.com')
  await screen.press(screen.button('Erase this person…'))
  await screen.waitFor('mails to mira@example.com in the mailbox')
  await screen.waitFor('their subscriptions: running ones are canceled')
  await screen.waitFor('carts and drafts of orders')
  await screen.press(screen.button('Erase'))
  await screen.waitFor('Erased. Orders that stay: 0')
  const sent = server.requests.find(({ url }) => url.endsWith('/persons/erasure'))
  expect(await sent?.json()).toEqual({ email: 'mira@example.com', comments: 'anonymous' })
})
