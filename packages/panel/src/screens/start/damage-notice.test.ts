import { afterEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const server = fakeFetch()
let screen: ShownScreen
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('names what of the site cannot be read', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/products': { body: productPage([]) },
    'GET /api/panel/orders': {
      body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
    },
    'GET /api/panel/damage': {
      body: {
        damage: [
          { kind: 'popup', name: '' },
          { kind: 'product', name: 'Mug' },
        ],
      },
    },
  })
  screen = await showScreen('/')
  await screen.waitFor('Something of this site cannot be read')
  expect(document.body.textContent).toMatch(/Popup.*Product: Mug/)
})
