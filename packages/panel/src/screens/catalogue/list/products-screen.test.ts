import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tellOfLists } from '../../../live/list-news.ts'
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
  await screen.waitFor('No products yet')
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

it('keeps a number of the stock that is being typed when an order takes a piece meanwhile', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products')
  await screen.pressOnceThere('Stock of Mug')
  await screen.waitFor('SQ-Blue')
  const field = screen.field('In stock of Mug, Blue')
  field.focus()
  await screen.type(field, '12')
  const variants = [{ ...mugRow.variants[0], stock: { unlimited: false, onHand: 3, held: 0 } }]
  const put = 'PUT /api/panel/products/mug/variants/blue/stock'
  server.answerByPath({
    ...{ ...shopAnswers, [put]: { body: { product: {} } } },
    [list]: { body: productPage([{ ...mugRow, variants }]) },
  })
  await act(async () => tellOfLists(['products']))
  await screen.waitFor('On hand now: 3')
  await screen.waitFor('On hand after saving, where orders took them: 11')
  await screen.type(field, '1x')
  expect(document.body.textContent).toContain('On hand now: 3')
  expect(document.body.textContent).not.toContain('On hand after saving')
  await screen.type(field, '12')
  expect(screen.field('In stock of Mug, Blue').value).toBe('12')
  expect(document.activeElement).toBe(field)
  await screen.press(screen.button('Save stock of Mug, Blue'))
  await screen.waitFor('Stock of Mug, Blue saved')
  expect(await server.requests.find(({ method }) => method === 'PUT')?.json()).toEqual({
    ...{ unlimited: false, onHand: 12, was: 4, seenMoves: 7 },
  })
  // What is shown is what the shop has.
  await screen.waitUntil(() => screen.field('In stock of Mug, Blue').value === '3')
})

it('promises no sum where somebody else counted more meanwhile: saving is refused there', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products')
  await screen.pressOnceThere('Stock of Mug')
  await screen.waitFor('SQ-Blue')
  await screen.type(screen.field('In stock of Mug, Blue'), '12')
  const variants = [{ ...mugRow.variants[0], stock: { unlimited: false, onHand: 8, held: 0 }, moves: 8 }]
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([{ ...mugRow, variants }]) } })
  await act(async () => tellOfLists(['products']))
  await screen.waitFor('On hand now: 8')
  expect(document.body.textContent).not.toContain('On hand after saving')
})

it('says so where nobody counts any more what is being counted, and counts anew', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products')
  await screen.pressOnceThere('Stock of Mug')
  await screen.waitFor('SQ-Blue')
  await screen.type(screen.field('In stock of Mug, Blue'), '12')
  const variants = [{ ...mugRow.variants[0], stock: { unlimited: true }, moves: 8 }]
  const put = 'PUT /api/panel/products/mug/variants/blue/stock'
  const refused = { status: 409, body: { message: 'Somebody else changed this.' } }
  server.answerByPath({
    ...{ ...shopAnswers, [put]: refused },
    [list]: { body: productPage([{ ...mugRow, variants }]) },
  })
  await screen.press(screen.button('Save stock of Mug, Blue'))
  await screen.waitFor('Somebody else changed this.')
  await screen.waitFor('Unlimited now')
  await screen.waitFor('On hand after saving: 12')
  await screen.press(screen.button('Save stock of Mug, Blue'))
  await screen.waitUntil(() => puts().length === 2)
  expect(await Promise.all(puts().map((each) => each.json()))).toEqual([
    { unlimited: false, onHand: 12, was: 4, seenMoves: 7 },
    { unlimited: false, onHand: 12, seenMoves: 8 },
  ])
})

const puts = () => server.requests.filter(({ method }) => method === 'PUT')

it('shows the list from its beginning where the address names a place that is not in it', async () => {
  const refused = { status: 400, body: { message: 'This page of the list is not there.' } }
  server.answerByPath({ ...shopAnswers, [list]: refused })
  screen = await showScreen('/products?q=mug&after=x')
  await screen.waitFor('This page of the list is not there.')
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  await screen.press(screen.button('Show from the beginning'))
  await screen.waitFor('3 in stock')
  expect(new URL(server.requests.findLast(({ url }) => url.includes('/products?'))?.url ?? '').search).toBe(
    '?q=mug&limit=50',
  )
})

it('takes away a search that the server does not take', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { status: 400, body: { message: 'Too long.' } } })
  screen = await showScreen('/products?q=mug')
  await screen.waitFor('Too long.')
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  await screen.press(screen.button('Clear search and filters'))
  await screen.waitFor('3 in stock')
})

it('asks for no order that the list does not know', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([mugRow]) } })
  screen = await showScreen('/products?sort=colour')
  await screen.waitFor('3 in stock')
  expect(server.requests.some(({ url }) => url.includes('sort='))).toBe(false)
})

it('has the inventory, looked at before, say the number that was written in the list of products', async () => {
  const inventory = 'GET /api/panel/inventory'
  const [blue] = mugRow.variants
  const row = (onHand: number) => ({
    ...{ ...blue, productId: 'mug', title: 'Mug', variantName: 'Blue', imageUrl: null, priceCents: 1250 },
    ...{ isVisible: true, isCounted: true, isSoldApart: false, availableQuantity: onHand },
    stock: { unlimited: false, onHand, held: 0 },
  })
  const goTo = (path: string) =>
    screen.press(document.querySelector<HTMLElement>(`a[href="${path}"]`) ?? document.body)
  const answers = { ...shopAnswers, [list]: { body: productPage([mugRow]) } }
  server.answerByPath({ ...answers, [inventory]: { body: productPage([row(4)]) } })
  screen = await showScreen('/inventory')
  await screen.waitFor('SQ-Blue')
  await goTo('/config/products')
  await screen.pressOnceThere('Stock of Mug')
  await screen.waitFor('1 held by a checkout')
  server.answerByPath({
    ...{ ...answers, [inventory]: { body: productPage([row(7777)]) } },
    'PUT /api/panel/products/mug/variants/blue/stock': { body: { product: {} } },
  })
  await screen.type(screen.field('In stock of Mug, Blue'), '7777')
  await screen.press(screen.button('Save stock of Mug, Blue'))
  await screen.waitFor('Stock of Mug, Blue saved')
  await goTo('/config/inventory')
  await screen.waitFor('Change stock of Mug, Blue')
  await screen.waitFor('7,777')
})
