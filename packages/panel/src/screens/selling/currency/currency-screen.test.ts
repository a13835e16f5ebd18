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

async function show(more: object = {}): Promise<void> {
  const body = { currency: 'USD', pricedProducts: 7, subscriptions: 0, giftCards: { cards: 0, cents: 0 } }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/settings/currency': { body: { ...body, ...more } } })
  screen = await showScreen('/settings/currency')
  await screen.waitFor('What you sell in')
}

async function chooseYen(): Promise<void> {
  await screen.press(screen.field('Currency'))
  await screen.waitFor('JPY: Japanese Yen')
  const yen = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((each) =>
    each.textContent?.startsWith('JPY'),
  )
  if (yen) await screen.press(yen)
}

it('says how many products have prices, and what one becomes, before the currency changes', async () => {
  await show()
  await chooseYen()
  await screen.waitFor('7 products have prices.')
  await screen.waitFor('$12.40 becomes ¥12. JPY has no digits after the point, so amounts are rounded.')
  expect(screen.button('Change to JPY').disabled).toBe(false)
})

it('offers no other currency while subscriptions are paid in this one, and leads to them', async () => {
  await show({ subscriptions: 12 })
  await screen.waitFor(
    '12 subscriptions are paid in USD. End them, or wait until they are over, before you change the currency.',
  )
  expect(screen.field('Currency')).toMatchObject({ disabled: true })
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Show these subscriptions',
  )
  expect(decodeURIComponent(link?.search ?? '')).toContain('state:any:active,past-due,paused~test:is:no')
})

it('says how much on gift cards is of no use after the change', async () => {
  await show({ giftCards: { cards: 3, cents: 12_000 } })
  await chooseYen()
  await screen.waitFor(
    '3 gift cards with $120.00 on them cannot be used after the change, unless the currency is changed back.',
  )
})
