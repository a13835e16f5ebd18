import { afterEach, expect, it, vi } from 'vitest'
import { fakeForms } from '../../testing/fake-forms.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { recordEvent } from './record-event.ts'

const signIn = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no store of cookies.
  document.cookie = `SiteUserInfo=${cookie};path=/`
}
afterEach(() => {
  signIn(';max-age=0')
  tellContext(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends an event as a form, with the crumb of the cookie', async () => {
  const seen = fakeForms()
  await recordEvent('played', { song: 7 })
  expect(seen).toMatchObject([
    { path: '/api/events/RecordEvent', fields: { crumb: 'a-crumb', event: 'played' }, data: { song: 7 } },
  ])
})

it('rejects, and warns, where the server does not take it', async () => {
  fakeForms(503)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await expect(recordEvent('played', {})).rejects.toThrow('Error tracking event: HTTP Status 503')
  expect(warn).toHaveBeenCalledWith('Error tracking event: HTTP Status 503')
})

it('has along what goes with all that is counted, and what the event itself says before that', async () => {
  window.happyDOM.setURL('http://shop.test/p/jug?mail=ada%40example.com#top')
  tellContext({ website: { id: 'w1', language: 'de-DE' }, templateId: 't1', templateVersion: '7.1' })
  signIn(encodeURIComponent('{"siteUserId":"m1"}'))
  const seen = fakeForms()
  await recordEvent('form-submit', { formId: 'f1', pagePath: '/contact' })
  expect(seen[0]?.data).toEqual({
    websiteId: 'w1',
    templateId: 't1',
    variantId: '7.1',
    website_locale: 'de-DE',
    member_locale: navigator.language,
    pagePath: '/contact',
    pageHash: '#top',
    formId: 'f1',
  })
})

it('says who did it where they let themselves be known', async () => {
  tellContext(cookiesAllowed)
  signIn(encodeURIComponent('{"siteUserId":"m1"}'))
  const seen = fakeForms()
  await recordEvent('played', {})
  expect(seen[0]?.data).toMatchObject({ memberAccountId: 'm1' })
})
