import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { mugRow, productPage, shopAnswers } from '../../../testing/server-answers.ts'
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

const list = 'GET /api/panel/products'

it('shows a product with its stock, its prices and a warning when few are left', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products')
  await screen.waitFor('3 in stock')
  await screen.waitFor('Low')
  await screen.waitFor('$12.50 – $14.00')
  await screen.waitFor('1 product')
})

it('offers to add the first product to an empty shop', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([]) } })
  screen = await showScreen('/products')
  await screen.waitFor('Nothing on the shelf yet')
})

it('says that a search found nothing', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([]) } })
  screen = await showScreen('/products?q=zebra')
  await screen.waitFor('No products found')
})

it('says that the list could not be loaded, and loads it when asked again', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { status: 500, body: null } })
  screen = await showScreen('/products')
  await screen.waitFor('Unable to load results')
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  await screen.press(screen.button('Try again'))
  await screen.waitFor('3 in stock')
})

it('asks who is there when nobody is signed in', async () => {
  server.answerByPath({ 'GET /api/panel/session': { status: 401, body: { message: 'Please sign in.' } } })
  screen = await showScreen('/products')
  await screen.waitFor('Sign in')
})

it('asks the server for what the address says', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products?sort=stock&f=availability:any:out,low')
  await screen.waitFor('Mug')
  const asked = server.requests
    .map(({ url }) => new URL(url))
    .find(({ searchParams }) => searchParams.has('sort'))
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    sort: 'stock',
    f: 'availability:any:out,low',
    limit: '50',
  })
})

it('opens the stock of a product below its row, to be changed in place', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products')
  await screen.waitFor('3 in stock')
  await screen.press(screen.button('Stock of Mug'))
  await screen.waitFor('SQ-Blue')
  await screen.waitFor('1 held by a checkout')
})
