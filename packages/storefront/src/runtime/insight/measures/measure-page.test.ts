import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteListeners } from '../../../testing/note-listeners.ts'
import { tellContext } from '../../../testing/tell-context.ts'
import { measurePage } from './measure-page.ts'

const beacons: { readonly address: string; readonly record: Record<string, unknown> }[] = []
const observers = new Map<string, (list: { getEntries: () => readonly object[] }) => void>()
class FakeObserver {
  static readonly supportedEntryTypes = [
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    'first-input',
    'event',
  ]
  readonly #take: (list: { getEntries: () => readonly object[] }) => void
  constructor(take: (list: { getEntries: () => readonly object[] }) => void) {
    this.#take = take
  }
  observe({ type }: { readonly type: string }) {
    observers.set(type, this.#take)
  }
}
const enter = (type: string, ...entries: readonly object[]) =>
  observers.get(type)?.({ getEntries: () => entries })

let settings: () => Promise<Response> = () => Promise.reject(new TypeError('offline'))
let visibility = 'visible'
const navigation = {
  loadEventEnd: 900,
  domContentLoadedEventEnd: 400,
  domainLookupStart: 10,
  domainLookupEnd: 30,
  connectStart: 30,
  connectEnd: 90,
  secureConnectionStart: 50,
  encodedBodySize: 1000,
  decodedBodySize: 4000,
}
let stopListening = () => {}

beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers()
  visibility = 'visible'
  beacons.length = 0
  settings = async () => new Response(JSON.stringify({ pageLoadId: 'load-1', samplePercent: 100 }))
  vi.stubGlobal('fetch', () => settings())
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as unknown as PerformanceEntry])
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible')
  Reflect.set(navigator, 'sendBeacon', (address: string, blob: Blob) => {
    void blob.text().then((text) => beacons.push({ address, record: JSON.parse(text)[0] }))
    return true
  })
  tellContext({ pageType: 50 })
})
afterEach(() => {
  stopListening()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  tellContext(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const hide = async () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
}

describe('measuring a page', () => {
  it('sends what is final after 30 seconds, and how it felt when it is hidden, each once', async () => {
    void measurePage(vi.fn())
    enter('paint', { name: 'first-contentful-paint', startTime: 210.4 })
    enter('largest-contentful-paint', { startTime: 300 }, { startTime: 480 })
    enter(
      'layout-shift',
      { startTime: 100, value: 0.02 },
      { startTime: 600, value: 0.03 },
      { startTime: 9_000, value: 0.01 },
    )
    enter('first-input', { startTime: 1_000, processingStart: 1_012, duration: 64, interactionId: 1 })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(beacons).toEqual([])
    await vi.advanceTimersByTimeAsync(1_001)
    const about = { pageLoadId: 'load-1', path: '/', pageType: 50, viewportWidth: innerWidth }
    expect(beacons).toEqual([
      {
        address: '/api/1/performance/records?crumb=a-crumb',
        record: {
          ...about,
          fcp: 210,
          lcp: 480,
          fid: 12,
          dns: 20,
          tcp: 20,
          tls: 40,
          load: 900,
          domContentLoaded: 400,
          encodedBodySize: 1000,
          decodedBodySize: 4000,
        },
      },
    ])
    enter('event', { duration: 120, interactionId: 2 })
    await hide()
    await hide()
    expect(beacons.slice(1).map(({ record }) => record)).toEqual([{ ...about, cls: 0.05, inp: 120 }])
  })

  it.each([
    ['was opened in the background', 0, [0], {}],
    ['went there before it was drawn whole', 0, [250, 900], { fcp: 210 }],
    ['was drawn ahead, and then shown', 100, [0], { fcp: 110, lcp: 380 }],
  ])('tells nothing that was drawn after a page %s', async (_, activationStart, hiddenAt, drawn) => {
    const entries: Readonly<Record<string, readonly object[]>> = {
      navigation: [{ ...navigation, activationStart }],
      'visibility-state': hiddenAt.map((startTime) => ({ name: 'hidden', startTime })),
    }
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(
      (type) => entries[type] as PerformanceEntryList,
    )
    void measurePage(vi.fn())
    enter('paint', { name: 'first-contentful-paint', startTime: 210 })
    enter('largest-contentful-paint', { startTime: 480 })
    await vi.advanceTimersByTimeAsync(31_000)
    const { fcp, lcp } = beacons[0]?.record ?? {}
    expect(JSON.parse(JSON.stringify({ fcp, lcp }))).toEqual(drawn)
  })

  it('tells nothing that was drawn after it went into the background while its settings were on their way', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const usual = settings
    settings = () => promise.then(usual)
    void measurePage(vi.fn())
    enter('paint', { name: 'first-contentful-paint', startTime: 0 })
    await hide()
    visibility = 'visible'
    enter('largest-contentful-paint', { startTime: 9_000_000 })
    answer()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(beacons[0]?.record).toMatchObject({ fcp: 0 })
    expect(beacons[0]?.record).not.toHaveProperty('lcp')
  })

  it('sends all at once of a page that is hidden before, and by a plain request where there is no beacon', async () => {
    void measurePage(vi.fn())
    await vi.advanceTimersByTimeAsync(1_000)
    Reflect.set(navigator, 'sendBeacon', () => false)
    const plain = vi.fn(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', plain)
    await hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(plain.mock.calls).toMatchObject([
      ['/api/1/performance/records?crumb=a-crumb', { method: 'POST', keepalive: true }],
    ])
  })

  it('waits for the end of loading for a minute, and then goes without its times', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    void measurePage(vi.fn())
    await vi.advanceTimersByTimeAsync(89_000)
    expect(beacons).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(beacons).toHaveLength(1)
    expect(beacons[0]?.record).not.toHaveProperty('load')
  })

  it('measures no more pages than the settings ask for', async () => {
    settings = async () => new Response(JSON.stringify({ pageLoadId: 'load-1', samplePercent: 0 }))
    void measurePage(vi.fn())
    await vi.advanceTimersByTimeAsync(120_000)
    await hide()
    expect(beacons).toEqual([])
  })

  it('tells why the settings cannot be had, and nothing of a visitor who is offline', async () => {
    const tell = vi.fn()
    const limit = vi.spyOn(AbortSignal, 'timeout')
    settings = async () => new Response('', { status: 201 })
    await measurePage(tell)
    settings = async () => new Response('{}')
    await measurePage(tell)
    settings = () => Promise.reject(new DOMException('late', 'TimeoutError'))
    await measurePage(tell)
    settings = () => Promise.reject(new TypeError('offline'))
    await measurePage(tell)
    expect(tell.mock.calls.flat()).toEqual([
      'Metric settings request failed with status 201',
      'Unable to resolve pageLoadId',
      'Metric settings request timeout',
    ])
    expect(limit).toHaveBeenCalledWith(30_000)
  })
})
