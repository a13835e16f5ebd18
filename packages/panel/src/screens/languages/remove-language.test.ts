import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
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

const german = { code: 'de', slugPrefix: 'de', fallback: null, enabled: true }
const answers = {
  ...shopAnswers,
  'GET /api/multilingual/settings': {
    body: { defaultLanguage: 'en', languages: [german], version: 'one' },
  },
}
const path = 'GET /api/multilingual/status'
const counted = { languages: [{ code: 'de', translated: 3, outdated: 1 }], items: [], total: 0 }
const tired = { status: 500, body: { message: 'The server is tired.' } }

/** The button of the dialog, not the one of the row that opened it. */
const removal = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
    ({ textContent }) => textContent === 'Remove',
  )

it('removes no language while nobody knows what is lost with it', async () => {
  server.answerByPath({ ...answers, [path]: tired })
  screen = await showScreen('/settings/languages')
  await screen.pressOnceThere('Remove Deutsch')
  await screen.waitFor('It is not known what is translated into it')
  expect(document.body.textContent).not.toContain('Nothing is translated into it')
  expect(removal()?.disabled).toBe(true)
  server.answerByPath({ ...answers, [path]: { body: counted } })
  await screen.press(screen.button('Try again'))
  await screen.waitFor('4 translated texts go with it')
  expect(removal()?.disabled).toBe(false)
})
