import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeForms } from '../../testing/fake-forms.ts'
import { noteListeners } from '../../testing/note-listeners.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { tellCommerce } from '../commerce-events/commerce-events.ts'
import { tellAct } from '../page-events/tell-act.ts'
import { beginCounting, whenShown } from './begin-counting.ts'

const about = { website: { id: 'w1', language: 'de-DE' }, templateId: 't1', itemId: 'p1', pageType: 50 }

let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  window.happyDOM.setURL('http://shop.test/p/jug?utm_source=news&email=ada%40example.com')
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no store of cookies.
  document.cookie = 'crumb=a-crumb;path=/'
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  stopListening()
  tellContext(null)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ofPath = (seen: ReturnType<typeof fakeForms>, path: string) => seen.filter((each) => each.path === path)
const events = (seen: ReturnType<typeof fakeForms>) =>
  ofPath(seen, '/api/events/RecordEvent').map(({ fields, data: { place, formId, pagePath, q, found } }) => [
    fields.event,
    JSON.parse(JSON.stringify({ place, formId, pagePath, q, found })),
  ])

describe('counting in the browser', () => {
  it('tells of a page what it is, of its query the campaign alone, and of who led here the host', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.test/?q=private')
    const limit = vi.spyOn(AbortSignal, 'timeout')
    tellContext({ ...about, insight: { isOn: true, usesCookies: false } })
    const seen = fakeForms()
    beginCounting([])
    const [hit] = ofPath(seen, '/api/census/RecordHit')
    expect(hit?.fields).toMatchObject({ event: '1', ss_cvr: '', crumb: 'a-crumb' })
    expect(hit?.data).toMatchObject({
      websiteId: 'w1',
      templateId: 't1',
      website_locale: 'de-DE',
      itemId: 'p1',
      url: '/p/jug',
      queryString: 'utm_source=news',
      referrer: 'https://search.test',
      localStorageSupported: true,
    })
    expect(JSON.stringify(seen)).not.toMatch(/private|example/)
    expect(limit).toHaveBeenCalledWith(2_500)
    expect(document.cookie).not.toContain('ss_')
  })

  it('sends what is done in the shop, and what was done before it was there', () => {
    tellContext(about)
    const seen = fakeForms()
    const missed: Event[] = []
    const keep = (event: Event) => missed.push(event)
    addEventListener('vitrine:commerce', keep, true)
    tellCommerce({ name: 'view-cart', place: 'page' })
    removeEventListener('vitrine:commerce', keep, true)
    beginCounting(missed)
    tellCommerce({ name: 'begin-checkout' })
    tellAct({ event: 'newsletter-subscribe', formId: 'f1', pagePath: '/contact' })
    expect(events(seen)).toEqual([
      ['view-cart', { place: 'page', pagePath: '/p/jug' }],
      ['begin-checkout', { pagePath: '/p/jug' }],
      ['form-submit', { formId: 'f1', pagePath: '/contact' }],
      ['newsletter-subscribe', { pagePath: '/contact' }],
    ])
  })

  it('sends looks at products and what is done with popups', () => {
    tellContext(about)
    const seen = fakeForms()
    beginCounting([])
    tellAct({ event: 'quick-view', productId: 'p/2' })
    tellAct({ event: 'popup-shown' })
    expect(ofPath(seen, '/api/census/RecordQuickView/p%2F2')).toHaveLength(1)
    expect(ofPath(seen, '/api/census/overlay')[0]?.data).toMatchObject({ action: 'shown' })
  })

  it('counts a search by its words and what it found, and not its page', () => {
    window.happyDOM.setURL('http://shop.test/search?q=mug')
    document.body.innerHTML = '<p data-result-count="3"></p>'
    tellContext({ ...about, pageType: 102 })
    const seen = fakeForms()
    beginCounting([])
    expect(events(seen)).toEqual([['search', { q: 'mug', found: 3, pagePath: '/search' }]])
    expect(ofPath(seen, '/api/census/RecordHit')).toEqual([])
  })

  it('takes the cookies away at once when a visitor changes their answer', () => {
    tellContext({ ...about, ...cookiesAllowed })
    fakeForms()
    beginCounting([])
    expect(document.cookie).toContain('ss_cvr')
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'cookie-consent=necessary;path=/'
    dispatchEvent(new CustomEvent('vitrine:consent', { detail: 'necessary' }))
    expect(document.cookie).not.toContain('ss_')
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'cookie-consent=;path=/;max-age=0'
  })

  it('takes them away on the page of the search, too, which is counted by its words alone', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'ss_cid=somebody;path=/'
    tellContext({ ...about, pageType: 102, insight: { isOn: true, usesCookies: false } })
    fakeForms()
    beginCounting([])
    expect(document.cookie).not.toContain('ss_')
  })

  it('waits with a page that is drawn ahead until it is shown', async () => {
    Reflect.set(document, 'prerendering', true)
    const shown = vi.fn()
    const waiting = whenShown().then(shown)
    await Promise.resolve()
    expect(shown).not.toHaveBeenCalled()
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await waiting
    expect(shown).toHaveBeenCalled()
  })
})
