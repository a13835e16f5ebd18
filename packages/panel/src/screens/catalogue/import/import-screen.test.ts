import { act } from 'react'
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

const preview = {
  total: 7,
  added: 5,
  updated: 1,
  refused: 1,
  unforeseen: 0,
  unread: 1,
  unreadColumns: ['Vendor', 'GTIN'],
  problems: [{ line: 9, reason: 'The product “x” has no title.' }],
  isCut: false,
  first: [{ line: 2, title: 'Enamel mug', variants: 2, priceCents: 1250, isKnown: true }],
}
const looksInto = 'POST /api/panel/product-imports/preview'
const takesIn = 'POST /api/panel/product-imports'

async function choose() {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file.')
  Object.defineProperty(field, 'files', {
    value: [new File(['Handle,Title'], 'mugs.csv')],
    configurable: true,
  })
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })))
}

const sentTo = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname)

it('shows what a file would change before it is imported', async () => {
  server.answerByPath({
    ...shopAnswers,
    [list]: { body: { productImports: [] } },
    [looksInto]: { body: { preview } },
    [takesIn]: { body: { productImport: done } },
  })
  screen = await showScreen('/products/import')
  await screen.waitFor('Choose a file')
  await choose()
  await screen.waitFor(
    'To be added: 5; there already, to be changed: 1. Not taken by the shop, and left out: 1. Cannot be read, and left out: 1.',
  )
  await screen.waitFor('An import cannot be undone. To be able to go back, export your products first')
  await screen.waitFor('The product “x” has no title.')
  await screen.waitFor('These are the first 1 of 7.')
  expect(sentTo()).toEqual(['/api/panel/product-imports/preview'])
  await screen.press(screen.button('Import 6 products'))
  await expect.poll(sentTo).toEqual(['/api/panel/product-imports/preview', '/api/panel/product-imports'])
})

it('imports nothing where the owner thinks better of it, or the file is none', async () => {
  server.answerByPath({
    ...shopAnswers,
    [list]: { body: { productImports: [] } },
    [looksInto]: { body: { preview } },
  })
  screen = await showScreen('/products/import')
  await screen.waitFor('Choose a file')
  await choose()
  await screen.waitFor('Import 6 products')
  await screen.press(screen.button('Cancel'))
  await expect.poll(() => document.body.textContent).not.toContain('Import 6 products')
  const message = 'There is no product in the file.'
  server.answerByPath({ [looksInto]: { status: 400, body: { key: 'file-unreadable', message } } })
  await choose()
  await screen.waitFor(message)
  expect(sentTo()).toEqual(['/api/panel/product-imports/preview', '/api/panel/product-imports/preview'])
})
