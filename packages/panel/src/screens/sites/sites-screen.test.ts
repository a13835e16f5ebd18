import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const search = 'Search sites by title or host'
const sitesOf = (count: number) => ({
  body: {
    sites: Array.from({ length: count }, (_, at) => ({ id: `s${at}`, title: `Site ${at}`, ...rest })),
    next: null,
  },
})
const rest = { shownHosts: [], hosts: [], url: '/', isHome: false, hasOwner: true, suspension: null }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('keeps the field of the search when it is cleared, however few sites there are by then', async () => {
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/sites': sitesOf(8) })
  screen = await showScreen('/sites')
  await screen.waitFor('Site 7')
  const field = screen.field(search)
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/sites': sitesOf(1) })
  await screen.type(field, 'site 0')
  await screen.waitUntil(() => !document.body.textContent?.includes('Site 7'))
  await screen.type(field, '')
  expect(screen.field(search)).toBe(field)
})

it('says that a site is removed, and that some of its files are left where they are', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/sites': sitesOf(1),
    'POST /api/panel/sites/s0/removal': { body: { areFilesLeft: true } },
  })
  screen = await showScreen('/sites')
  await screen.waitFor('Site 0')
  await screen.pressOnceThere('Remove')
  await screen.waitFor('Remove the site')
  await screen.type(screen.field('Type Site 0 to remove it'), 'Site 0')
  await screen.press(screen.button('Remove the site'))
  await screen.waitFor('Site 0 was removed')
  await screen.waitFor('Some files of Site 0 are left')
})
