import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, shopAnswers } from '../../testing/server-answers.ts'
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

const list = 'GET /api/panel/inventory'
const blue = {
  id: 'blue',
  productId: 'mug',
  title: 'Mug',
  variantName: 'Blue',
  sku: 'MUG-BLUE',
  imageUrl: null,
  priceCents: 1250,
  isVisible: true,
  isCounted: true,
  stock: { unlimited: false, onHand: 4, held: 1 },
  availableQuantity: 3,
}
const card = { ...blue, id: 'card', title: 'Gift card', isCounted: false, availableQuantity: null }

it('shows what is on hand, and offers to change only what is counted', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([blue, card]) } })
  screen = await showScreen('/inventory')
  await screen.waitFor('MUG-BLUE')
  await screen.waitFor('Low')
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names.filter((name) => name?.startsWith('Change stock'))).toEqual(['Change stock of Mug, Blue'])
})

it('opens the history of a variant, with the order that it was sold by', async () => {
  const sold = { number: 2, atMs: 2, kind: 'sold', before: 5, after: 4, cause: null, note: '', by: null }
  server.answerByPath({
    ...shopAnswers,
    [list]: { body: productPage([blue]) },
    'GET /api/panel/inventory/blue/history': {
      body: { moves: [{ ...sold, order: { id: 'o1', name: '#1001' } }], next: null },
    },
  })
  screen = await showScreen('/inventory')
  await screen.waitFor('MUG-BLUE')
  await screen.press(screen.button('History of Mug, Blue'))
  await screen.waitFor('5 → 4 (−1)')
  await screen.waitFor('Order #1001')
})

it('says where variants come from while there are none', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([]) } })
  screen = await showScreen('/inventory')
  await screen.waitFor('Nothing on the shelf yet')
})
