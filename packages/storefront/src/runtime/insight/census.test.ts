import { afterEach, expect, it, vi } from 'vitest'
import { fakeForms } from '../../testing/fake-forms.ts'
import { tellContext } from '../../testing/tell-context.ts'
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

it('notes the campaign of a page that it counted, where cookies are used and may be set', () => {
  fakeForms()
  tellContext({
    cookieSettings: { isRestrictiveCookiePolicyEnabled: false },
    insight: { isOn: true, usesCookies: true },
  })
  window.happyDOM.setURL('http://shop.test/landing?utm_source=letter&secret=1')
  createCensus().hit('loaded')
  expect(sessionStorage.getItem('vitrine-campaign')).toBe('/landing?utm_source=letter')
  tellContext(null)
  sessionStorage.clear()
})
