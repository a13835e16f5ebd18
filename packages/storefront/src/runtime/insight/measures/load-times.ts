/** How the page came over the network, in milliseconds and bytes. What is not known is left out. */
interface LoadTimes {
  readonly dns?: number
  readonly tcp?: number
  readonly tls?: number
  readonly load?: number
  readonly domContentLoaded?: number
  readonly encodedBodySize?: number
  readonly decodedBodySize?: number
}

/** Reads the times of this page's own loading; null: it has not ended yet. */
export function loadTimes(): LoadTimes | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry && 'loadEventEnd' in entry)) return null
  const timing = entry as PerformanceNavigationTiming
  if (timing.loadEventEnd === 0) return null
  const begunAt = Number(Reflect.get(timing, 'activationStart') ?? 0)
  const span = (from: number, to: number) => Math.max(0, Math.round(to - from))
  const { secureConnectionStart, connectStart, connectEnd } = timing
  return {
    dns: span(timing.domainLookupStart, timing.domainLookupEnd),
    tcp: span(connectStart, secureConnectionStart || connectEnd),
    tls: secureConnectionStart === 0 ? 0 : span(secureConnectionStart, connectEnd),
    load: span(begunAt, timing.loadEventEnd),
    domContentLoaded: span(begunAt, timing.domContentLoadedEventEnd),
    encodedBodySize: timing.encodedBodySize,
    decodedBodySize: timing.decodedBodySize,
  }
}
