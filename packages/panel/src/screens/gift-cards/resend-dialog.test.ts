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

const card = {
  ...{ id: 'c1', lastFour: '7K2M', state: 'active', currency: 'USD', initialCents: 5000, balanceCents: 5000 },
  ...{ heldCents: 0, isTest: false, issuedAtMs: 0, updatedAtMs: 0, recipientEmail: 'bo@example.com' },
  ...{ recipientName: 'Bo', senderName: '', message: '', sentAtMs: null, orderId: null, orderName: '' },
  deliverAtMs: Date.UTC(2099, 11, 24),
  goesOutAtMs: Date.UTC(2099, 11, 24),
}

it('keeps a card that waits for its day waiting, to an address that was corrected', async () => {
  const reply = { body: { card, movements: [], sendsMail: false } }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/gift-cards/c1': reply,
    'POST /api/panel/gift-cards/c1/mails': reply,
  })
  screen = await showScreen('/gift-cards/c1')
  await screen.waitFor('Goes out')
  expect(document.body.textContent).toContain('the mail with the code will be in the mailbox then')
  await screen.pressOnceThere('Send again')
  await screen.waitFor('Send it on its day')
  await screen.type(screen.field('Email of the recipient'), 'bob@example.com')
  await screen.press(screen.button('Send'))
  await screen.waitFor('The gift card waits for its day')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ recipientEmail: 'bob@example.com', isOnItsDay: true })
})

it('shows when a card goes out that was to go at once before its day, and does not go back to that day by itself', async () => {
  const hastened = { ...card, goesOutAtMs: Date.UTC(2025, 2, 5, 12) }
  const reply = { body: { card: hastened, movements: [], sendsMail: true } }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/gift-cards/c1': reply,
    'POST /api/panel/gift-cards/c1/mails': reply,
  })
  screen = await showScreen('/gift-cards/c1')
  await screen.waitFor('Goes out')
  expect(document.body.textContent).toMatch(/Goes out [^<]*2025/)
  expect(document.body.textContent).not.toContain('2099')
  await screen.pressOnceThere('Send again')
  await screen.waitFor('Send it on its day')
  await screen.press(screen.button('Send'))
  await screen.waitFor('The gift card is on its way')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ recipientEmail: 'bo@example.com', isOnItsDay: false })
})
