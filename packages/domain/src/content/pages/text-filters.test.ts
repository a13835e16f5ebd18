import { expect, it } from 'vitest'
import { textFilters } from './text-filters.ts'

it('has the text filters url-slug, and url-slug-with-slash, which keeps the parts of an address apart (3.107)', () => {
  const { 'url-slug': slug, 'url-slug-with-slash': withSlash } = textFilters
  expect(slug('  Ada’s Café / Été! ', 'en-US')).toBe('adas-cafe-ete')
  expect(slug('Über uns', 'de-DE')).toBe('ueber-uns')
  expect(withSlash('/Our Work//Pots & Pans/', 'en-US')).toBe('our-work/pots-pans')
})
