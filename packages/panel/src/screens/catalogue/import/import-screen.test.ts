import { afterEach, beforeEach, it } from 'vitest'
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

const list = 'GET /api/panel/product-imports'
const done = {
  id: 'one',
  fileName: 'autumn.csv',
  byName: 'Ada',
  createdAtMs: 1_700_000_000_000,
  state: 'done',
  message: '',
  total: 3,
  done: 3,
  added: 1,
  updated: 1,
  problems: [{ line: 4, reason: '“Cup” was left out. Enter a title.' }],
  missingPictures: [],
  isCut: false,
}

it('says what became of a file', async () => {
  server.answerByPath({ ...shopAnswers, [list]: { body: { productImports: [done] } } })
  screen = await showScreen('/products/import')
  await screen.waitFor('autumn.csv')
  await screen.waitFor('3 of 3 products: 1 added, 1 changed, 1 left out.')
  await screen.waitFor('“Cup” was left out. Enter a title.')
})

it('counts products that could not be read among those left out', async () => {
  const productImports = [{ ...done, unread: 2 }]
  server.answerByPath({ ...shopAnswers, [list]: { body: { productImports } } })
  screen = await showScreen('/products/import')
  await screen.waitFor('5 of 5 products: 1 added, 1 changed, 3 left out.')
})

it('says why an import failed', async () => {
  const failed = {
    ...done,
    state: 'failed',
    message: 'The file is not there any more. Please send it again.',
  }
  server.answerByPath({ ...shopAnswers, [list]: { body: { productImports: [failed] } } })
  screen = await showScreen('/products/import')
  await screen.waitFor('The file is not there any more. Please send it again.')
})
