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

const shut = { text: '', ranges: [] }
const business = {
  businessName: 'Harbour',
  location: { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' },
  contactEmail: '',
  contactPhoneNumber: '',
  hours: {
    monday: shut,
    tuesday: shut,
    wednesday: shut,
    thursday: shut,
    friday: shut,
    saturday: shut,
    sunday: shut,
  },
  socialAccounts: [
    { screenname: 'one', profileUrl: 'https://instagram.com/one' },
    { screenname: 'two', profileUrl: 'https://club.example/two' },
  ],
}

it('sends hours, spread over the week, and accounts in the order they were put in', async () => {
  const path = '/api/panel/settings/business'
  const answer = { body: { value: business, version: 'one' } }
  server.answerByPath({ ...shopAnswers, [`GET ${path}`]: answer, [`PUT ${path}`]: answer })
  screen = await showScreen('/settings/business')
  await screen.waitFor('Instagram')
  await screen.press(screen.button('Add hours on Monday'))
  await screen.press(screen.button('Use the hours of Monday for all days'))
  await screen.press(screen.button('Remove hours 1 of Sunday'))
  await screen.press(screen.button('Move account 2 up'))
  await screen.press(screen.button('Save'))
  await screen.waitFor('Business and contact were saved')
  const put = server.requests.find(({ method, url }) => method === 'PUT' && new URL(url).pathname === path)
  expect(await put?.json()).toMatchObject({
    value: {
      hours: { saturday: { ranges: [{ from: 540, to: 1020 }] }, sunday: { ranges: [] } },
      socialAccounts: [{ screenname: 'two' }, { screenname: 'one' }],
    },
  })
})

it('fills in the address of a place that is found, and leaves the street', async () => {
  const path = '/api/panel/settings/business'
  const stored = { ...business, location: { ...business.location, addressLine1: '1 Quay Street' } }
  const answer = { body: { value: stored, version: 'one' } }
  const description = 'München, Bavaria, Germany'
  const prediction = { placeId: 'geonames:4', description, mainText: 'München', secondaryText: '' }
  const place = {
    ...{ placeId: 'geonames:4', name: 'München', line1: '', city: 'München', region: 'Bavaria' },
    ...{ postalCode: '', country: 'DE', countryName: 'Germany', latitude: 48.1, longitude: 11.6 },
  }
  server.answerByPath({
    ...shopAnswers,
    [`GET ${path}`]: answer,
    [`PUT ${path}`]: answer,
    'GET /api/google-maps/places/autocomplete': {
      body: { predictions: [prediction], credit: 'Cities by GeoNames, CC BY 4.0' },
    },
    'GET /api/google-maps/places/details': { body: { place } },
  })
  screen = await showScreen('/settings/business')
  await screen.waitFor('Find a place')
  await screen.type(screen.field('Find a place'), 'mun')
  await screen.waitFor(description)
  await screen.waitFor('Cities by GeoNames, CC BY 4.0')
  const option = document.querySelector<HTMLElement>('[role="option"]')
  if (option) await screen.press(option)
  await expect.poll(() => screen.field('Country').value, { timeout: 15_000 }).toBe('Germany')
  expect(screen.field('Street and number').value).toBe('1 Quay Street')
  expect(screen.field('Town, region and postcode').value).toBe('München, Bavaria')
})

it('leads from the step that asks for it to the address by which visitors reach the site, which becomes public', async () => {
  const path = '/api/panel/settings/business'
  server.answerByPath({ ...shopAnswers, [`GET ${path}`]: { body: { value: business, version: 'one' } } })
  screen = await showScreen('/settings/business?field=contactEmail')
  await screen.waitFor('Instagram')
  expect(document.activeElement).toBe(screen.field('Email'))
  expect(document.body.textContent).toContain('Everybody can read it')
})
