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

const path = '/api/panel/settings/insight'
const usual = { isOn: true, usesCookies: false, keptMonths: 25 }
const open = async (value: object, address = '/settings/statistics', answers = {}) => {
  server.answerByPath({
    ...shopAnswers,
    [`GET ${path}`]: { body: { value, version: 'one' } },
    [`PUT ${path}`]: { body: { value, version: 'two' } },
    'GET /api/panel/experiments': { body: { experiments: [] } },
    ...answers,
  })
  screen = await showScreen(address)
}
const runningTest = {
  id: 'one',
  name: 'headline',
  type: 'test',
  description: '',
  state: 'running',
  variants: [
    { name: 'a', percent: 50 },
    { name: 'b', percent: 50 },
  ],
  createdAtMs: 1,
  startedAtMs: 2,
  endedAtMs: null,
  chosen: null,
}
const sent = () => server.requests.find(({ method }) => method === 'PUT')?.json()

it('says what cookies mean for consent, and saves with the version that was read', async () => {
  await open(usual)
  await screen.waitFor('So nobody has to be asked for consent')
  await screen.press(screen.field('Know visitors again by cookies'))
  await screen.waitFor('Cookies for statistics need consent')
  await screen.type(screen.field('Months that counts are kept'), '13')
  await screen.press(screen.button('Save'))
  await screen.waitFor('The settings of statistics were saved')
  expect(await sent()).toEqual({ value: { isOn: true, usesCookies: true, keptMonths: 13 }, version: 'one' })
})

it('takes no more than five years, and no less than a month', async () => {
  await open(usual)
  await screen.waitFor('Months that counts are kept')
  await screen.type(screen.field('Months that counts are kept'), '61')
  await screen.press(screen.button('Save'))
  await screen.waitFor('At most 60')
  await screen.type(screen.field('Months that counts are kept'), '0')
  await screen.press(screen.button('Save'))
  await screen.waitFor('At least 1')
  expect(sent()).toBeUndefined()
})

it('has words for the privacy policy that say what is set', async () => {
  await open(usual)
  await screen.waitFor('For your privacy policy')
  const words = () => document.querySelector('blockquote')?.textContent
  expect(words()).toContain('no cookie, and nothing like it')
  expect(words()).toContain('they are kept for 25 months')
  await screen.press(screen.field('Know visitors again by cookies'))
  expect(words()).toContain('ss_cvr')
  expect(words()).toContain('the numbers of your last orders')
  expect(words()).not.toContain('no cookie, and nothing like it')
  await screen.press(screen.field('Count visits'))
  expect(words()).toBeUndefined()
  expect(document.body.textContent).toContain('Pages load nothing that counts')
})

it('says in them what is kept while a test runs', async () => {
  const words = () => document.querySelector('blockquote')?.textContent
  await open(usual, '/settings/statistics', {
    'GET /api/panel/experiments': {
      body: { experiments: [{ ...runningTest, state: 'ended' }, runningTest] },
    },
  })
  await screen.waitFor('For your privacy policy')
  expect(words()).toContain('a random number, and what you were shown, are kept in the tab of your browser')
  await screen.close()
  await open(usual, '/settings/statistics', {
    'GET /api/panel/experiments': { body: { experiments: [{ ...runningTest, state: 'ended' }] } },
  })
  await screen.waitFor('For your privacy policy')
  expect(words()).not.toContain('a random number')
})

it('says what is kept while one runs where visits are not counted, too', async () => {
  const off = { ...usual, isOn: false }
  await open(off, '/settings/statistics', {
    'GET /api/panel/experiments': { body: { experiments: [runningTest] } },
  })
  await screen.waitFor('For your privacy policy')
  const words = document.querySelector('blockquote')?.textContent
  expect(words).toContain('At present not all visitors are shown the same. For that a random number is kept')
  expect(words).not.toMatch(/count|compare/)
})

it('has the same words beside the legal texts, where visits are counted', async () => {
  const legal = { terms: '', privacy: '', returns: '', imprint: '' }
  const answers = { 'GET /api/panel/settings/legal': { body: { value: legal, version: 'one' } } }
  await open(usual, '/settings/legal', answers)
  await screen.waitFor('We count visits to this website on our own server')
  await screen.close()
  await open({ ...usual, isOn: false }, '/settings/legal', answers)
  await screen.waitFor('Privacy policy')
  await screen.waitUntil(() => server.requests.filter(({ url }) => url.endsWith(path)).length === 2)
  expect(document.body.textContent).not.toContain('For your privacy policy')
})
