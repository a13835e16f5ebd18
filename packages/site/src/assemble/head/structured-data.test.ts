import { buildPost, buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { articleData, eventData } from './structured-data.ts'

const place = {
  ...{ addressTitle: 'The kiln', addressLine1: '1 Quay Street', addressLine2: 'Brooklyn, NY 11231' },
  ...{ addressCountry: 'US', mapLat: 0, mapLng: 0, markerLat: 0, markerLng: 0, mapZoom: 0 },
}
const page = {
  ...{ description: '', url: 'https://a.example/fairs/one', site: buildSite() },
  origin: 'https://a.example',
}

it('an event tells its town, state and postal code apart, and nothing that is empty', () => {
  const item = buildPost({ kind: 'event', title: 'Open kiln', image: null, location: place })
  const told = JSON.parse(JSON.stringify(eventData(item, { startAtMs: 0, endAtMs: 1 }, page)))
  expect(told).not.toHaveProperty('image')
  expect(told).not.toHaveProperty('description')
  expect(told.location.address).toEqual({
    ...{ '@type': 'PostalAddress', streetAddress: '1 Quay Street', addressCountry: 'US' },
    ...{ addressLocality: 'Brooklyn', addressRegion: 'NY', postalCode: '11231' },
  })
})

it('a post names who wrote it, and nobody where nobody is named', () => {
  const told = (displayName: string) =>
    JSON.parse(JSON.stringify(articleData(buildPost({ author: { id: '', displayName } }), page)))
  expect(told('Mira Vogt').author).toEqual({ '@type': 'Person', name: 'Mira Vogt' })
  expect(told('')).not.toHaveProperty('author')
})

it('an event tells no place of which nothing is known', () => {
  const nowhere = { ...place, addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' }
  const item = buildPost({ kind: 'event', location: nowhere })
  const told = JSON.parse(JSON.stringify(eventData(item, { startAtMs: 0, endAtMs: 1 }, page)))
  expect(told).not.toHaveProperty('location')
  expect(told).not.toHaveProperty('eventAttendanceMode')
})
