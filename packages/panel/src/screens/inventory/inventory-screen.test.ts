import { act } from 'react'
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
  isSoldApart: false,
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
  await screen.waitFor('No products yet')
})

it('takes pieces away from many at once, with a reason, after a look at what would change', async () => {
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  server.answerByPath({
    ...shopAnswers,
    [list]: { body: productPage([blue]) },
    'POST /api/panel/inventory/acts/stock': { body: { dryRun } },
  })
  screen = await showScreen('/inventory')
  await screen.waitFor('MUG-BLUE')
  await screen.press(screen.field('Select Mug, Blue'))
  await act(async () => document.querySelector<HTMLElement>('main [data-primary]')?.click())
  await screen.waitFor('Change stock: 1 variant')
  await screen.press(screen.field('Take away'))
  await screen.type(screen.field('Pieces of each'), '2')
  await screen.waitFor('1 will change')
  const post = server.requests.find(({ method }) => method === 'POST')
  expect(await post?.json()).toEqual({
    selection: { ids: ['blue'] },
    input: { change: { kind: 'add', units: -2 }, cause: 'damaged', note: '' },
    isDryRun: true,
  })
})

it('asks for the number that is missing at its field, in the words of what is done', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([blue]) } })
  screen = await showScreen('/inventory')
  await screen.waitFor('MUG-BLUE')
  await screen.press(screen.button('Change stock of Mug, Blue'))
  await screen.waitFor('Save stock')
  const set = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    ({ value }) => value === 'set',
  )
  await act(async () => set?.click())
  await screen.press(screen.button('Save stock'))
  await screen.waitFor('Enter how many are on hand now.')
  const { activeElement } = document
  expect(activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(activeElement?.closest('.mantine-InputWrapper-root')?.textContent).toContain('On hand now')
})
