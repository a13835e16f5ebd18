import { expect, it } from 'vitest'
import { textFilters } from './text-filters.ts'

it('has the text filters url-slug, and url-slug-with-slash, which keeps the parts of an address apart (3.107)', () => {
  const { 'url-slug': slug, 'url-slug-with-slash': withSlash } = textFilters
  expect(slug('  Ada’s Café / Été! ')).toBe('adas-cafe-ete')
  expect(withSlash('/Our Work//Pots & Pans/')).toBe('our-work/pots-pans')
})
