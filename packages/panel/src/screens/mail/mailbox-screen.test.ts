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

const mail = {
  reason: 'other',
  to: 'ada@example.com',
  orderId: null,
  orderName: '',
  atMs: 1_700_000_000_000,
  attempts: 3,
  failure: '',
  nextTryAtMs: null,
}

const listOf = (...rows: readonly object[]) => ({
  body: { rows, next: null, previous: null, total: { count: rows.length, isMore: false } },
})

it('shows mail that waits, failed or was given up, with a way to send it again', async () => {
  const nextTryAtMs = 1_700_000_000_000
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/mail': listOf(
      { ...mail, id: '1', state: 'dead', subject: 'Lost', failure: 'No such mailbox.' },
      { ...mail, id: '2', state: 'failed', subject: 'Late', failure: 'Busy', nextTryAtMs },
      { ...mail, id: '3', state: 'waiting', subject: 'New', nextTryAtMs },
    ),
    'POST /api/panel/mail/1/attempts': { body: {} },
  })
  screen = await showScreen('/mailbox')
  await screen.waitFor('No such mailbox. It was given up after 3 attempts.')
  await screen.waitFor('Busy. It is tried again')
  await screen.waitFor('It is sent')
  expect(() => screen.button('Send again: New')).toThrow()
  await screen.press(screen.button('Send again: Lost'))
  await screen.waitFor('The mail is being sent')
})

it('names mail that is not written yet by what it is about', async () => {
  const failure = 'The mail could not be written: the shop has no contact address.'
  const about = { reason: 'placed', subject: '', orderId: 'o1', orderName: '#1001', attempts: 1 }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/mail': listOf({ ...mail, ...about, id: '1', state: 'dead', failure }),
  })
  screen = await showScreen('/mailbox')
  await screen.waitFor('Order confirmation #1001')
  await screen.waitFor('has no contact address. It was given up after 1 attempt.')
})

it('shows what a mail says, and that one which did not go out says nothing yet', async () => {
  const sent = { ...mail, id: '1', state: 'sent', subject: 'Hello' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/mail/1': {
      body: { mail: { ...sent, content: { from: 'shop@example.com', text: 'Thanks a lot', html: '' } } },
    },
    'GET /api/panel/mail/2': { body: { mail: { ...sent, id: '2', state: 'waiting', content: null } } },
  })
  screen = await showScreen('/mailbox/1')
  await screen.waitFor('Thanks a lot')
  await screen.close()
  screen = await showScreen('/mailbox/2')
  await screen.waitFor('The message is written when it is sent.')
})
