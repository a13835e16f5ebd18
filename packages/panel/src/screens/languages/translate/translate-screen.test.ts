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

const item = { kind: 'page', id: 'p1', title: 'About', languages: [] }
const answers = {
  ...shopAnswers,
  'GET /api/multilingual/settings': {
    body: { defaultLanguage: 'en', languages: [{ code: 'de' }], version: 'one' },
  },
  'GET /api/multilingual/status': { body: { languages: [], items: [item], total: 80 } },
}
const asked = () =>
  server.requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/api/multilingual/status')
    .map(({ searchParams }) => Object.fromEntries(searchParams))

it.each(['?kind=products', '?state=done', '?page=abc', '?page=0', '?page=99999'])(
  'lists everything from the beginning at %s, which names nothing that is known',
  async (search) => {
    server.answerByPath(answers)
    screen = await showScreen(`/translate${search}`)
    await screen.waitFor('1–25 of 80')
    expect(asked()).toEqual([{ language: 'de', offset: '0', limit: '25' }])
    const chosen = [...document.querySelectorAll('input')].map(({ value }) => value)
    expect(chosen).toContain('Everything')
    expect(chosen).toContain('All kinds')
  },
)

it('says beneath its head that the languages cannot be read, and tries again', async () => {
  const refused = { status: 500, body: { message: 'No.' } }
  server.answerByPath({ ...answers, 'GET /api/multilingual/settings': refused })
  screen = await showScreen('/translate')
  await screen.waitFor('Unable to load results')
  expect(document.querySelector('h1')?.textContent).toContain('Translate')
  server.answerByPath(answers)
  await screen.press(screen.button('Try again'))
  await screen.waitFor('1–25 of 80')
})

it('shows the last page in the place of one after it', async () => {
  server.answerByPath(answers)
  screen = await showScreen('/translate?page=7')
  await screen.waitFor('76–80 of 80')
  await screen.waitUntil(() => asked().at(-1)?.offset === '75')
})

it('sends a file as it is, as the server reads its letters, and says how many of its lines are not shown', async () => {
  const row = { line: 2, outcome: 'refused', reason: 'It is too long.' }
  server.answerByPath({
    ...answers,
    'POST /api/panel/translations/de/file': {
      body: { applied: 0, unchanged: 0, rows: [row], rowsInAll: 2_000 },
    },
  })
  screen = await showScreen('/translate')
  await screen.waitFor('1–25 of 80')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  // “Größe”, of a byte a letter.
  const letters = Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65)
  const file = new File([letters], 'shop-de.csv', { type: 'text/csv' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await screen.waitFor('No text was saved')
  expect(document.body.textContent).toContain('2000 lines were not taken as they are. These are the first 1:')
  const sent = server.requests.find(({ url }) => url.endsWith('/api/panel/translations/de/file'))
  const arrived = (await sent?.formData())?.get('file') as File
  expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(letters)
})
