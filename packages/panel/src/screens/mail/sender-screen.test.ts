import { usualMailTexts } from '@vitrine/domain/website/settings/mail/usual-mail-texts'
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
const hook = (format: string, isSet = false) => ({
  format,
  url: `https://shop.example/api/mail-events/${format}`,
  isSet,
  updatedAtMs: isSet ? 1_800_000_000_000 : null,
})
const answersWith = (sendsMail: boolean) => ({
  ...shopAnswers,
  'GET /api/panel/settings/mails': { body: { value: sender, version: 'one' } },
  'GET /api/panel/settings/mail-texts': { body: { value: usualMailTexts, version: 'one' } },
  'GET /api/panel/usual-mail-texts': { body: { texts: usualMailTexts } },
  'GET /api/panel/mail-hooks': { body: { hooks: [hook('vitrine'), hook('mailgun'), hook('sendgrid')] } },
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

it('makes a secret for a program that tells of mail that came back, and shows it this once', async () => {
  server.answerByPath({
    ...answersWith(true),
    'PUT /api/panel/mail-hooks/vitrine': { body: { hook: hook('vitrine', true), secret: 'whsec_c2VjcmV0' } },
  })
  screen = await showScreen('/settings/mails')
  await screen.waitFor('Not set up')
  await screen.press(screen.button('Set up A program of your own'))
  await screen.press(screen.button('Make a new secret'))
  await screen.waitFor('Copy the secret now')
  expect(screen.button('Done')).toBeTruthy()
  // No key sends for another one.
  expect(document.querySelector('[role=dialog] form')).toBeNull()
})

it('says what is wrong with the key of a service', async () => {
  server.answerByPath({
    ...answersWith(true),
    'PUT /api/panel/mail-hooks/mailgun': {
      status: 400,
      body: { message: 'No.', errors: { key: 'This is no signing key.' } },
    },
  })
  screen = await showScreen('/settings/mails')
  await screen.waitFor('Not set up')
  await screen.press(screen.button('Set up Mailgun'))
  await screen.press(screen.button('Save'))
  await screen.waitFor('This is no signing key.')
})

it('has the sender before its mails, which stand under what they are about and are found by their words', async () => {
  server.answerByPath(answersWith(true))
  screen = await showScreen('/settings/mails')
  await screen.waitFor('Accounts of customers')
  const page = document.body.textContent ?? ''
  expect(page.indexOf('Reply address')).toBeLessThan(page.indexOf('What your mail says'))
  await screen.type(screen.field('Find a mail'), 'gift')
  await expect.poll(() => document.body.textContent).not.toContain('Accounts of customers')
  await screen.waitFor('Gift card sent')
  await screen.type(screen.field('Find a mail'), 'xyzzy')
  await screen.waitFor('No mail has these words.')
})
