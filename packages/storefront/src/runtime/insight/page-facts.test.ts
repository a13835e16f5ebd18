import { afterEach, expect, it, vi } from 'vitest'
import { tellContext } from '../../testing/tell-context.ts'
import { forgetCampaign, noteCampaign } from './counted-campaign.ts'
import { type PageView, pageFacts } from './page-facts.ts'

afterEach(() => {
  tellContext(null)
  forgetCampaign()
  vi.restoreAllMocks()
})

function campaignAt(address: string, referrer: string, view: PageView = 'loaded') {
  window.happyDOM.setURL(`http://shop.test${address}`)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return pageFacts(view).queryString
}

it('keeps the campaign of who went on before the page that they came to was counted', () => {
  const landing = 'http://shop.test/?utm_source=letter&utm_medium=email&secret=1'
  expect(campaignAt('/two', landing)).toBe('utm_source=letter&utm_medium=email')
  expect(campaignAt('/two?utm_source=other', landing)).toBe('utm_source=other')
  expect(campaignAt('/two', landing, 'swapped')).toBe('')
})

it('takes no campaign of another site, and none of no address', () => {
  expect(campaignAt('/two', 'http://blog.test/?utm_source=letter')).toBe('')
  expect(campaignAt('/two', '')).toBe('')
})

it('tells no campaign again that this tab counted with the page before', () => {
  const landing = 'http://shop.test/landing?utm_source=letter&secret=1'
  const cookieSettings = { isRestrictiveCookiePolicyEnabled: false }
  tellContext({ cookieSettings, insight: { isOn: true, usesCookies: false } })
  noteCampaign('/landing', 'utm_source=letter')
  expect(sessionStorage.length).toBe(0)
  expect(campaignAt('/two', landing)).toBe('utm_source=letter')
  tellContext({ cookieSettings, insight: { isOn: true, usesCookies: true } })
  noteCampaign('/landing', 'utm_source=letter')
  expect(campaignAt('/two', landing)).toBe('')
  expect(campaignAt('/two', 'http://shop.test/landing?utm_source=other')).toBe('utm_source=other')
})

it.each(['reload', 'back_forward'])('tells no campaign of the page before at a %s', (type) => {
  const entry = Object.create(performance.mark('again'), { type: { value: type } })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  expect(campaignAt('/two', 'http://shop.test/?utm_source=letter')).toBe('')
})
