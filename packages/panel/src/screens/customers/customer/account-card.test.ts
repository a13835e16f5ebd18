import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const customer = {
  ...{ id: 'c1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Bell', phone: '', country: '' },
  ...{
    addresses: [],
    contactAtMs: 1,
    firstSeenAtMs: 1,
    orderCount: 0,
    testOrderCount: 0,
    lastOrderAtMs: null,
  },
  ...{ spent: [], consents: [], tags: [], notes: '', updatedAtMs: 0 },
}
const account = { name: 'Ada Bell', createdAtMs: 1, lastSeenAtMs: 2, isLocked: false, addressCount: 0 }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const record = { body: { customer, orders: [], hasMoreOrders: false, comments: [] } }
const show = async (movedTo: string | null) => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/customers/c1': record,
    'GET /api/panel/customers/c1/account': { body: { account: { ...account, movedTo } } },
    'POST /api/panel/customers/c1/account/reset': {
      status: 429,
      body: { message: 'Please try again in 50 minutes.' },
    },
  })
  screen = await showScreen('/customers/c1')
  await screen.waitFor('Mail a link for a new password')
}

it('says where an account has moved to, and that an erasure from here leaves it', async () => {
  await show('ada.new@example.com')
  await screen.waitFor('Has moved to another address: ada.new@example.com')
  await screen.press(screen.button('Erase this person…'))
  await screen.waitFor('the account that has this address now')
  await screen.waitFor('Their account has moved to ada.new@example.com: it stays')
})

it('says nothing of that where it has the address still', async () => {
  await show(null)
  await screen.press(screen.button('Erase this person…'))
  await screen.waitFor('the account that has this address now')
  expect(document.body.textContent).not.toContain('moved to')
})

it('erases nobody while it cannot be told whether their account has moved', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/customers/c1': record,
    'GET /api/panel/customers/c1/account': { status: 500, body: { message: 'The account is out of reach.' } },
  })
  screen = await showScreen('/customers/c1')
  await screen.waitFor('The account is out of reach.')
  await screen.press(screen.button('Erase this person…'))
  await screen.waitFor('Erase this person?')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('The account is out of reach.')
  expect(screen.button('Erase').disabled).toBe(true)
})

it('says that no link is mailed, and why', async () => {
  await show(null)
  await screen.press(screen.button('Mail a link for a new password'))
  await screen.waitFor('Please try again in 50 minutes.')
  expect(document.body.textContent).not.toContain('on its way')
})
