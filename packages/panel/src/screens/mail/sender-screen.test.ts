import { usualMailTexts } from '@vitrine/domain/website/settings/mail-texts'
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

const sender = { displayName: '', replyTo: '', footerLine: '' }
const answersWith = (sendsMail: boolean) => ({
  ...shopAnswers,
  'GET /api/panel/settings/mails': { body: { value: sender, version: 'one' } },
  'GET /api/panel/settings/mail-texts': { body: { value: usualMailTexts, version: 'one' } },
  'GET /api/panel/mail-service': {
    body: { sendsMail, fromAddress: 'shop@example.com', testTo: 'ada@example.com' },
  },
})

it('offers a test mail where mail goes out, and shows what the mail server says', async () => {
  server.answerByPath({
    ...answersWith(true),
    'POST /api/panel/mail/test': {
      status: 502,
      body: { message: 'The mail server did not take it: 550 No' },
    },
  })
  screen = await showScreen('/settings/mails')
  await screen.waitFor('Mail goes out from shop@example.com')
  await screen.press(screen.button('Send a test mail to ada@example.com'))
  await screen.waitFor('550 No')
})

it('says what to do where no mail goes out, and offers no test mail', async () => {
  server.answerByPath(answersWith(false))
  screen = await showScreen('/settings/mails')
  await screen.waitFor('No mail goes out')
  await screen.waitFor('SMTP_URL')
  expect(() => screen.button('Send a test mail to ada@example.com')).toThrow()
})

it('shows mail that waits, failed or was given up, with a way to send it again', async () => {
  const mail = { kind: 'letter', orderId: null, orderName: null, attempts: 3 }
  const mails = [
    { ...mail, id: '1', state: 'dead', subject: 'Lost', reason: 'No such mailbox.', nextTryAtMs: null },
    { ...mail, id: '2', state: 'failed', subject: 'Late', reason: 'Busy', nextTryAtMs: 1_700_000_000_000 },
    { ...mail, id: '3', state: 'waiting', subject: 'New', reason: '', nextTryAtMs: 1_700_000_000_000 },
  ]
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/mail': { body: { messages: [], total: 0 } },
    'GET /api/panel/unsent-mail': { body: { mails, counts: { waiting: 1, failed: 1, dead: 1 } } },
    'POST /api/panel/unsent-mail/1/attempts': { body: {} },
  })
  screen = await showScreen('/mailbox')
  await screen.waitFor('No such mailbox. It was given up after 3 attempts.')
  await screen.waitFor('Busy. It is tried again')
  await screen.waitFor('It is sent')
  expect(() => screen.button('Send again: New')).toThrow()
  await screen.press(screen.button('Send again: Lost'))
  await screen.waitFor('The mail is being sent')
})
