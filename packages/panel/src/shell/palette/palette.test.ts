import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTree } from '../../screens/pages/tree/testing/build-tree.ts'
import { orderPage } from '../../testing/build-order-row.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { closePalette } from './palette-state.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  server = fakeFetch()
})
afterEach(async () => {
  closePalette()
  await screen.close()
  server.restore()
})

async function open(
  roles: readonly string[],
  more: Parameters<typeof server.answerByPath>[0] = {},
): Promise<void> {
  const { body } = shopAnswers['GET /api/panel/session']
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/session': { body: { ...body, account: { ...body.account, roles } } },
    'GET /api/panel/account': { body: { displayName: 'Ada', email: 'ada@example.org', signIns: [] } },
    'GET /api/panel/orders': { body: orderPage([1001]) },
    'GET /api/panel/products': { body: productPage([]) },
    'GET /api/panel/pages': { body: buildTree({}) },
    'GET /api/panel/items': {
      body: productPage([{ id: 'i1', title: 'Harbour at dawn', collectionId: 'c1' }]),
    },
    'GET /api/panel/discounts': { body: productPage([{ id: 'd1', name: 'Harbour days', code: '' }]) },
    'GET /api/panel/campaigns': {
      body: productPage([{ id: 'n1', name: 'News of the harbour', subject: 'Ahoy' }]),
    },
    'GET /api/panel/media': {
      body: productPage([{ id: 'm1', title: '', filename: 'harbour-wall.jpg' }]),
    },
    'GET /api/panel/forms': { body: { forms: [{ id: 'f1', name: 'Harbour tour' }] } },
    'GET /api/panel/subscriptions': {
      body: productPage([{ id: 's1', productTitle: 'Harbour tea', customerName: 'Grace', email: '' }]),
    },
    'GET /api/panel/gift-cards': {
      body: productPage([
        { id: 'g1', lastFour: 'H4RB', recipientName: 'Hazel', balanceCents: 500, currency: 'USD' },
      ]),
    },
    'GET /api/panel/order-drafts': {
      body: productPage([
        { id: 'p1', customer: 'Harbour office', email: '', items: 'Mug', totalCents: 700, currency: 'USD' },
      ]),
    },
    'GET /api/panel/form-submissions': {
      body: productPage([{ id: 'a1', sender: 'Harbour master', email: '', formName: 'Contact' }]),
    },
    'GET /api/panel/subscribers': {
      body: productPage([{ id: 'u1', name: 'Harbour reader', email: 'r@example.org', listName: 'News' }]),
    },
    ...more,
  })
  screen = await showScreen('/account')
  await screen.waitFor('Keys of one letter')
}

const strike = (key: string, part: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...part }),
    )
  })

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

it('finds a room, an act and an order by a few letters, and goes to the first', async () => {
  await open(['admin'])
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await screen.type(screen.field('Go to, find or do'), 'tax')
  expect(options()).toEqual([
    'TaxesRates by country, region and kind of product, with the days on which they hold',
    'Tax reportWhat was sold and given back in a quarter, by country and rate',
  ])
  await screen.type(screen.field('Go to, find or do'), 'grace')
  await screen.waitFor('Order #1001')
  await screen.type(screen.field('Go to, find or do'), 'acc')
  await strike('Enter')
  expect(document.querySelector('[role=option]')).toBeNull()
})

it('finds rooms and acts by what people call them, and records of all kinds by their names', async () => {
  await open(['admin'])
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await screen.type(screen.field('Go to, find or do'), 'refund')
  expect(options()).toContain('OrdersRoom')
  await screen.type(screen.field('Go to, find or do'), 'vat')
  expect(options()[0]).toMatch(/^Taxes/)
  await screen.type(screen.field('Go to, find or do'), 'new post')
  expect(options()[0]).toMatch(/^New post/)
  await screen.type(screen.field('Go to, find or do'), 'harbour')
  for (const found of [
    'Harbour at dawn',
    'harbour-wall.jpg',
    'Harbour tour',
    'Harbour tea',
    '••••H4RBHazel, $5.00',
    'Harbour days',
    'News of the harbour',
    'Harbour office',
    'Harbour master',
    'Harbour reader',
  ])
    await screen.waitFor(found)
})

it('says so where something could not be looked for, and not that nothing was found', async () => {
  await open(['admin'], { 'GET /api/panel/orders': { status: 500, body: null } })
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await screen.type(screen.field('Go to, find or do'), 'nowhere')
  await screen.waitFor('These could not be looked for: ')
  expect(document.body.textContent).toMatch(/looked for: [^.]*Orders[^.]*\. Please try again\./)
  expect(document.body.textContent).not.toContain('Nothing found')
})

it('offers nothing that the account may not do', async () => {
  await open(['reporting'])
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('Your account')
  expect(options().join()).not.toMatch(/New product|Taxes|Add redirect/)
})

it('shows all keys by ?, and none of one letter work once they are switched off', async () => {
  await open(['admin'])
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await strike('Escape')
  await strike('?', { shiftKey: true })
  await screen.waitFor('Choose a view')
  await screen.press(screen.button('Close'))
  await screen.press(document.querySelector('[role=switch]') as HTMLElement)
  await strike('?', { shiftKey: true })
  expect(document.body.textContent).not.toContain('Choose a view')
  await strike('k', { ctrlKey: true })
  await screen.waitFor('New product')
})

it('opens by its key while the panel itself is still loaded, and has what was typed since', async () => {
  const { body } = shopAnswers['GET /api/panel/session']
  let answer = () => {}
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/session': { body, after: later } })
  screen = await showScreen('/orders')
  await strike('k', { ctrlKey: true })
  for (const key of 'tax') await strike(key)
  await act(async () => answer())
  await screen.waitFor('Rates by country')
  expect(screen.field('Go to, find or do')).toHaveProperty('value', 'tax')
})

it('keeps no word from somebody who is to sign in first', async () => {
  server.answerByPath({ 'GET /api/panel/session': { status: 401, body: { message: 'Sign in.' } } })
  screen = await showScreen('/orders')
  await strike('k', { ctrlKey: true })
  await screen.waitFor('Sign in')
  const typed = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
  document.body.dispatchEvent(typed)
  expect(typed.defaultPrevented).toBe(false)
})

it('loses nothing that is typed before its field is there', async () => {
  await open(['admin'])
  await act(async () => {
    screen.button('Go to, find or do').click()
    for (const key of 'tax')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await screen.waitFor('Rates by country')
  expect(screen.field('Go to, find or do')).toHaveProperty('value', 'tax')
})
