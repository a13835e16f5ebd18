import { afterEach, expect, it, vi } from 'vitest'
import { fakeForms } from '../../testing/fake-forms.ts'
import { createCensus } from './census.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells in one call of all buttons that were seen, and in one of all forms', () => {
  const seen = fakeForms()
  const button = { label: 'Our shop', href: '/shop' }
  createCensus().buttonsSeen([button, button])
  createCensus().formsSeen(['f1', 'f2'])
  expect(seen).toMatchObject([
    { path: '/api/census/button-render', data: { buttons: [button, button] } },
    { path: '/api/census/form-render', data: { formIds: ['f1', 'f2'] } },
  ])
})
