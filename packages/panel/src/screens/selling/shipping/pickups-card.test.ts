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

const stored = (value: object) => ({ body: { value, version: 'one' } })
const rule = { name: 'Sales tax', country: 'US', region: 'NY', rateMilliPercent: 8_000, taxesShipping: false }
const location = { addressTitle: '', addressLine1: '1 Quay', addressLine2: 'Brooklyn, NY 11201' }

it('begins a place where the business is, and asks for its region where taxes are by region', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/shipping': stored({ zones: [], pickups: [], localDeliveries: [] }),
    'GET /api/panel/settings/taxes': stored({ taxInterpretation: 'exclusive', rules: [rule] }),
    'GET /api/panel/settings/business': stored({
      location: { ...location, addressCountry: 'United States' },
    }),
  })
  screen = await showScreen('/settings/shipping')
  await screen.waitFor('Try an address and a cart')
  await screen.press(screen.button('Add a place'))
  const [country, region] = [screen.field('Country'), screen.field('Region')]
  expect([country.value, region.value, region.required]).toEqual(['United States', 'New York', true])
})

it('begins a local delivery in the country of the business', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/shipping': stored({ zones: [], pickups: [], localDeliveries: [] }),
    'GET /api/panel/settings/taxes': stored({ taxInterpretation: 'exclusive', rules: [rule] }),
    'GET /api/panel/settings/business': stored({
      location: { ...location, addressCountry: 'United States' },
    }),
  })
  screen = await showScreen('/settings/shipping')
  await screen.waitFor('Try an address and a cart')
  await screen.press(screen.button('Add a local delivery'))
  expect(screen.field('Country').value).toBe('United States')
})
