import { expect, it } from 'vitest'
import { kindTitle } from './kind-title.ts'

it('says what the platform calls kinds of pages, and leaves the words of a template', () => {
  expect(kindTitle({ title: 'Cover page' })).toBe('Cover page')
  expect(kindTitle({ title: 'Not found' })).toBe('Page not found')
  expect(kindTitle({ title: 'Recipes' })).toBe('Recipes')
})
