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
  id: 'c1',
  lastFour: '7K2M',
  state: 'active',
  currency: 'JPY',
  initialCents: 5000,
  balanceCents: 5000,
  heldCents: 0,
  isTest: false,
  issuedAtMs: 0,
  updatedAtMs: 0,
  recipientEmail: 'bo@example.com',
  recipientName: 'Bo',
  senderName: '',
  message: '',
  deliverAtMs: 0,
  goesOutAtMs: 0,
  sentAtMs: 0,
  orderId: null,
  orderName: '',
}

it('changes the balance of a card in its own currency, whatever that of the shop is', async () => {
  const reply = { body: { card, movements: [], sendsMail: true } }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/gift-cards/c1': reply,
    'POST /api/panel/gift-cards/c1/adjustments': reply,
  })
  screen = await showScreen('/gift-cards/c1')
  await screen.pressOnceThere('Change the balance')
  await screen.waitFor('Amount (JPY)')
  await screen.type(screen.field('Amount (JPY)'), '1000')
  await screen.type(screen.field('Reason'), 'Broken mug')
  await screen.press(screen.button('Change'))
  await screen.waitFor('The balance was changed')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ cents: 1000, reason: 'Broken mug', balanceCents: 5000 })
})

it('shows what is on the card, and goes on from what is there now where somebody paid with it meanwhile', async () => {
  const shown = (balanceCents: number) => ({
    body: { card: { ...card, balanceCents }, movements: [], sendsMail: true },
  })
  const moved = 'The balance of this gift card has changed meanwhile. Please look at it again.'
  const paths = { read: 'GET /api/panel/gift-cards/c1', adjust: 'POST /api/panel/gift-cards/c1/adjustments' }
  server.answerByPath({ ...shopAnswers, [paths.read]: shown(5000) })
  screen = await showScreen('/gift-cards/c1')
  await screen.pressOnceThere('Change the balance')
  await screen.waitFor('Balance: ¥5,000')
  await screen.type(screen.field('Amount (JPY)'), '1000')
  await screen.type(screen.field('Reason'), 'Broken mug')
  server.answerByPath({
    ...shopAnswers,
    [paths.read]: shown(3000),
    [paths.adjust]: { status: 409, body: { message: moved } },
  })
  await screen.press(screen.button('Change'))
  await screen.waitFor('Balance: ¥3,000')
  server.answerByPath({ ...shopAnswers, [paths.read]: shown(4000), [paths.adjust]: shown(4000) })
  await screen.press(screen.button('Change'))
  await screen.waitFor('The balance was changed')
  const sent = server.requests.filter(({ method }) => method === 'POST').at(-1)
  expect(await sent?.json()).toMatchObject({ cents: 1000, balanceCents: 3000 })
})
