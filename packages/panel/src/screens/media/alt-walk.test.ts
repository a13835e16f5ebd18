import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildMedia } from '../../testing/build-media.ts'
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

const list = 'GET /api/panel/media'
const total = { count: 2, isMore: false }

it('goes on behind the pictures that were read first, to the last without a description', async () => {
  const boat = buildMedia({ id: 'boat', filename: 'boat.jpg' })
  const first = { ...productPage([buildMedia()]), next: 'behind-sea', total }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/uploads': { body: { uploads: [] } },
    [list]: { body: first },
  })
  screen = await showScreen('/media?f=alt-missing:is:yes')
  await screen.pressOnceThere('Describe one after another')
  await screen.waitFor('sea.jpg, 1 of 2')
  server.answerByPath({ ...shopAnswers, [list]: { body: productPage([boat]) } })
  await screen.press(screen.button('Skip'))
  await screen.waitFor('boat.jpg, 2 of 2')
  const asked = server.requests.findLast(({ url }) => url.includes('/media?'))
  expect(new URL(asked?.url ?? '').searchParams.get('after')).toBe('behind-sea')
  await screen.press(screen.button('Skip'))
  await screen.waitFor('That was the last one.')
})
