import type { ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import { buildCollection, buildPost, buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import type { Theme } from '../../theme/theme.ts'
import { articleData, breadcrumbData, eventData } from './structured-data.ts'

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

it('the way to an item names the page of its list where that stands', () => {
  const index = buildCollection({ id: 'work', urlId: 'work', typeName: 'parts' })
  const blog = buildCollection({ id: 'blog', urlId: 'news', parentId: 'work' })
  const home = buildCollection({ id: 'home', urlId: 'start', isHomepage: true })
  const parts = new Map([['parts', { conf: { indexType: 'full-url' } }]])
  const theme = { folder: { collections: parts } } as unknown as Theme
  const language = { prefix: '/de' } as ShownLanguage
  const context = { origin: 'https://a.example', language, collections: [index, blog, home], theme }
  const first = (of: typeof blog) =>
    JSON.parse(JSON.stringify(breadcrumbData(of, { title: 'One', url: '' }, context))).itemListElement[0].item
  expect(first(blog)).toBe('https://a.example/de/work/news')
  expect(first(home)).toBe('https://a.example/de')
})
