import { expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const none = { announcementBar: null, popup: null, cookieBanner: null, mobileInfoBar: null }
const area = { id: 'letters', blocks: 2, words: 'Write to us', forms: ['Contact'] }
const targets = [
  { id: 'footer', label: 'Footer Content' },
  { id: 'aside', label: 'Beside' },
  { id: 'below', label: 'Beside' },
]

it('moves blocks that the template does not show to an area that it has', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/notices': { body: { value: none, version: 'one' } },
    'GET /api/panel/hidden-areas': { body: { areas: [area], targets } },
    'POST /api/panel/hidden-areas/letters/move': { body: { areas: [], targets: [] } },
  })
  const screen = await showScreen('/website')
  await screen.waitFor('letters: 2 blocks')
  expect(document.body.textContent).toContain('Write to us · Contact')
  await screen.press(screen.button('Move to…'))
  await screen.waitFor('Footer Content')
  const target = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    ({ textContent }) => textContent === 'Beside (aside)',
  )
  if (!target) throw new Error('There is no such area')
  await screen.press(target)
  await screen.waitFor('The blocks stand in the area “Beside (aside)” now')
  expect(await server.requests.find(({ method }) => method === 'POST')?.json()).toEqual({ to: 'aside' })
  await screen.close()
  server.restore()
})
