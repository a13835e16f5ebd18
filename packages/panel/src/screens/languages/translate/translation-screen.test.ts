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

async function open(): Promise<void> {
  server.answerByPath(answers)
  screen = await showScreen('/translate/de/page/p1')
  await screen.waitFor('Description')
}

const path = '/api/panel/translations/de/page/p1'
const text = (name: string, label: string, words: string) => ({
  ...{ name, label, kind: 'line', maxLength: 200, source: label, sourceHash: `${name} source` },
  ...{ text: words, usual: '', state: 'translated' },
})
const translation = (title: string, description: string, updatedAtMs: number) => ({
  body: {
    ...{ kind: 'page', id: 'p1', title: 'About' },
    texts: [text('title', 'Title', title), text('description', 'Description', description)],
    updatedAtMs,
  },
})
const languages = { defaultLanguage: 'en', languages: [{ code: 'de' }], version: 'one' }
const answers = {
  ...shopAnswers,
  'GET /api/multilingual/settings': { body: languages },
  'GET /api/panel/translation-neighbours/page/p1': { body: { previous: null, next: null } },
  [`GET ${path}`]: translation('Titel', 'Beschreibung', 1),
}
const changedMeanwhile = { status: 409, body: { message: 'changed' } }
const puts = () => server.requests.filter(({ method }) => method === 'PUT')

it('puts together what two people translated in different texts', async () => {
  await open()
  await screen.type(screen.field('Title, translated'), 'Über uns')
  server.answer(
    changedMeanwhile,
    translation('Titel', 'Wer wir sind', 2),
    translation('Über uns', 'Wer wir sind', 3),
  )
  await screen.press(screen.button('Save'))
  await screen.waitFor('The translation was saved')
  expect(await puts().at(-1)?.json()).toEqual({
    texts: [{ name: 'title', text: 'Über uns', sourceHash: 'title source' }],
    updatedAtMs: 2,
  })
  expect(screen.field('Description, translated').value).toBe('Wer wir sind')
})

it('shows both where two people translated the same text, and saves nothing before the answer', async () => {
  await open()
  await screen.type(screen.field('Title, translated'), 'Über uns')
  server.answer(changedMeanwhile, translation('Wir', 'Beschreibung', 2))
  await screen.press(screen.button('Save'))
  await screen.waitFor('Somebody else changed the same')
  expect([...document.querySelectorAll('[role=radio]')].map((each) => each.textContent)).toEqual([
    'Theirs Wir',
    'Mine Über uns',
  ])
  expect(puts()).toHaveLength(1)
  await screen.press(document.querySelectorAll<HTMLElement>('[role=radio]')[0] ?? document.body)
  await screen.press(screen.button('Save the choice'))
  await screen.waitFor('No changes')
  expect(puts()).toHaveLength(1)
  expect(screen.field('Title, translated').value).toBe('Wir')
})

it('says that the languages cannot be read, and shows the texts once they can', async () => {
  server.answerByPath({
    ...answers,
    'GET /api/multilingual/settings': { status: 500, body: { message: 'The server is tired.' } },
  })
  screen = await showScreen('/translate/de/page/p1')
  await screen.waitFor('The server is tired.')
  expect(document.querySelector('[aria-label="Loading the texts"]')).toBeNull()
  server.answerByPath(answers)
  await screen.press(screen.button('Try again'))
  await screen.waitFor('Description')
})

it('leads to what stands before and after it, and asks for no states', async () => {
  const neighbours = { previous: { id: 'p0', title: 'Home' }, next: { id: 'p2', title: 'Contact' } }
  server.answerByPath({ ...answers, 'GET /api/panel/translation-neighbours/page/p1': { body: neighbours } })
  screen = await showScreen('/translate/de/page/p1')
  await screen.waitFor('Next')
  const links = ['Previous: Home', 'Next: Contact'].map((label) =>
    document.querySelector(`a[aria-label="${label}"]`)?.getAttribute('href'),
  )
  expect(links).toEqual(['/config/translate/de/page/p0', '/config/translate/de/page/p2'])
  expect(server.requests.some(({ url }) => url.includes('/api/multilingual/status'))).toBe(false)
})
