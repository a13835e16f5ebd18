import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildProduct } from '../../testing/build-draft.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  const product = { ...buildProduct(), images: ['First', 'Second', 'Third'].map(picture) }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/products/mug': { body: { product, stockVersions: {} } },
  })
  screen = await showScreen('/products/mug')
  await screen.waitFor('Describe picture 3')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const picture = (altText: string) => ({
  id: altText,
  assetUrl: `/static/images/${altText}.png`,
  filename: '',
  altText,
  widthPx: 10,
  heightPx: 10,
  focalPoint: { x: 0.5, y: 0.5 },
})

const order = () =>
  [...document.querySelectorAll('[aria-label="Pictures in their order"] > li')].map(
    (row) => row.querySelector('input')?.value,
  )

it('moves a row by the arrow keys, says where it is now, and keeps the focus on it', async () => {
  const grip = screen.button('Move First')
  grip.focus()
  await screen.key(grip, 'ArrowDown')
  expect(order()).toEqual(['Second', 'First', 'Third'])
  await screen.waitFor('First is now 2 of 3.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move First')
})

it('moves nothing beyond the ends', async () => {
  await screen.key(screen.button('Move First'), 'ArrowUp')
  await screen.key(screen.button('Move Third'), 'ArrowDown')
  expect(order()).toEqual(['First', 'Second', 'Third'])
})

it('offers the places in a menu to those who neither drag nor have keys', async () => {
  await screen.press(screen.button('Move Third'))
  await screen.waitFor('To the top')
  await screen.press(screen.button('To the top'))
  expect(order()).toEqual(['Third', 'First', 'Second'])
})
