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

const path = 'GET /api/panel/grid/products'
const cells = { title: 'Mug', priceCents: 1250 }
const mug = { productId: 'mug', variantId: null, name: '', held: 0, cells }
const part = (rows: readonly object[], next: string | null = null) => ({
  body: { rows, products: rows.length, total: { count: 2, isMore: false }, next },
})
const asked = () => {
  const last = server.requests.findLast(({ url }) => url.includes('/grid/products'))
  return Object.fromEntries(new URL(last?.url ?? 'http://127.0.0.1/').searchParams)
}

it('shows which filter is in force, and takes it away', async () => {
  server.answerByPath({ ...shopAnswers, [path]: part([]) })
  screen = await showScreen('/products/grid?q=mug&f=availability:any:out')
  await screen.waitFor('No products found')
  expect(asked()).toMatchObject({ q: 'mug', f: 'availability:any:out' })
  const cross = document.querySelector<HTMLElement>('button[aria-label^="Remove filter: "]')
  await screen.press(cross ?? document.body)
  await screen.waitUntil(() => asked().f === undefined)
  expect(asked()).toEqual({ q: 'mug', limit: '100' })
})

it('says that it has no such filter without asking the server, and clears it', async () => {
  server.answerByPath({ ...shopAnswers, [path]: part([]) })
  screen = await showScreen('/products/grid?f=oldfilter:is:1')
  await screen.waitFor('This list has no such filter.')
  await screen.press(screen.button('Clear search and filters'))
  await screen.waitFor('No products found')
  expect(asked()).toEqual({ limit: '100' })
})

it('has the sheet stay where more does not come, and says so above it', async () => {
  server.answerByPath({ ...shopAnswers, [path]: part([mug], 'place') })
  screen = await showScreen('/products/grid')
  await screen.waitFor('1 of 2 products')
  server.fail()
  await screen.press(screen.button('Load more'))
  await screen.waitFor('Network error')
  expect(document.querySelector('[aria-label="Product grid"]')).not.toBeNull()
  expect(screen.button('Try again')).toBeDefined()
  expect(document.body.textContent).not.toContain('Load more')
})

it('is another sheet where something else is looked for, in which nothing is chosen, and the same where more is loaded', async () => {
  const cup = { ...mug, productId: 'cup', cells: { title: 'Cup', priceCents: 900 } }
  server.answerByPath({ ...shopAnswers, [path]: part([mug], 'place') })
  screen = await showScreen('/products/grid')
  await screen.waitFor('1 of 2 products')
  const sheet = () => document.querySelector('[aria-label="Product grid"]')
  const first = sheet()
  expect(first).not.toBeNull()
  server.answerByPath({ ...shopAnswers, [path]: part([cup]) })
  await screen.press(screen.button('Load more'))
  await screen.waitFor('2 products')
  expect(sheet()).toBe(first)
  await screen.type(screen.field('Search products'), 'cup')
  await screen.waitUntil(() => asked().q === 'cup')
  await screen.waitFor('1 product')
  expect(sheet()).not.toBeNull()
  expect(sheet()).not.toBe(first)
})
