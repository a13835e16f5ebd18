import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookiesAllowed, tellContext } from '../../../testing/tell-context.ts'
import { analyticsId, noteVisit, visitorCookie } from './visitor-cookies.ts'

const restrictive = {
  ...cookiesAllowed,
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
}
const answer = (consent: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = `cookie-consent=${consent};path=/`
}
const census = () => document.cookie.match(/ss_\w+/g) ?? []

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  tellContext(cookiesAllowed)
})
afterEach(() => {
  tellContext(null)
  vi.unstubAllGlobals()
  noteVisit()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'cookie-consent=;path=/;max-age=0'
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('cookies by which a visitor is known again', () => {
  it('are the five of the census and the id of analytics, each with its life', () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    noteVisit()
    const lives = set.mock.calls.map(([text]) => `${text.split('=')[0]} ${/max-age=(\d+)/.exec(text)?.[1]}`)
    expect(lives.sort()).toEqual([
      'ss_analyticsId 33696000',
      'ss_cid 63072000',
      'ss_cpvisit 63072000',
      'ss_cvisit 63072000',
      'ss_cvr 63072000',
      'ss_cvt 1800',
    ])
    expect(visitorCookie()).toMatch(/^[\da-f-]{36}\|1000000\|1000000\|1000000\|1$/)
  })

  it('go on with a visit, and count a new one once it was over for 30 minutes', () => {
    noteVisit()
    const [id] = visitorCookie().split('|')
    vi.setSystemTime(1_000_000 + 29 * 60_000)
    noteVisit()
    expect(visitorCookie()).toBe(`${id}|1000000|1000000|1000000|1`)
    vi.setSystemTime(1_000_000 + 60 * 60_000)
    noteVisit()
    expect(visitorCookie()).toBe(`${id}|1000000|1000000|4600000|2`)
  })

  it('are not set where the owner wants none, a browser refuses, or the answer is missing', () => {
    tellContext({ ...cookiesAllowed, insight: { isOn: true, usesCookies: false } })
    expect([noteVisit(), census()]).toEqual([null, []])
    tellContext(restrictive)
    expect([noteVisit(), census()]).toEqual([null, []])
    tellContext(cookiesAllowed)
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    expect([noteVisit(), census()]).toEqual([null, []])
    vi.stubGlobal('navigator', { doNotTrack: '1' })
    expect([noteVisit(), census()]).toEqual([null, []])
    vi.unstubAllGlobals()
    tellContext({ insight: cookiesAllowed.insight })
    expect([noteVisit(), census()]).toEqual([null, []])
  })

  it('come with the answer “all”, and all go with “necessary”, with the flags of the session', () => {
    tellContext(restrictive)
    answer('all')
    expect(noteVisit()).toEqual({ isFirstLanding: true, isFirstSession: true })
    expect(census()).toHaveLength(6)
    expect(sessionStorage.length).toBe(2)
    for (const name of ['vitrine-experiments', 'vitrine-exposures']) sessionStorage.setItem(name, '1')
    localStorage.setItem('vitrine-told-orders', '[]')
    answer('necessary')
    noteVisit()
    expect(census()).toEqual([])
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('go with the orders that were told of when the owner uses them no more', () => {
    localStorage.setItem('vitrine-told-orders', '[]')
    tellContext({ ...cookiesAllowed, insight: { isOn: true, usesCookies: false } })
    noteVisit()
    expect(localStorage.length).toBe(0)
  })

  it('tell of the first page of a session, and of the first session alone', () => {
    expect(noteVisit()).toEqual({ isFirstLanding: true, isFirstSession: true })
    expect(noteVisit()).toEqual({ isFirstLanding: false, isFirstSession: true })
    sessionStorage.clear()
    expect(noteVisit()).toEqual({ isFirstLanding: true, isFirstSession: false })
  })

  it('warn where the browser takes none', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    noteVisit()
    expect(warn).toHaveBeenCalledWith('Unable to store analyticsId')
    expect(analyticsId()).toBe('')
  })
})
