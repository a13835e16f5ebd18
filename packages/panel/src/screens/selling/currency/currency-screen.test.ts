import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/currency': { body: { currency: 'USD', pricedProducts: 7 } },
  })
  screen = await showScreen('/settings/currency')
  await screen.waitFor('What you sell in')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('says how many products have prices, and what one becomes, before the currency changes', async () => {
  await screen.press(screen.field('Currency'))
  await screen.waitFor('JPY: Japanese Yen')
  const yen = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((each) =>
    each.textContent?.startsWith('JPY'),
  )
  if (yen) await screen.press(yen)
  await screen.waitFor('7 products have prices.')
  await screen.waitFor('12.40 USD becomes 12 JPY. JPY has no digits after the point, so amounts are rounded.')
  expect(screen.button('Change to JPY').disabled).toBe(false)
})
