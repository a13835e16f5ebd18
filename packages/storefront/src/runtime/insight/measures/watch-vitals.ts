// The browser's own observers: the library for it has ten times of this, mostly for attribution and older browsers (docs/decisions/528-the-visitors-side-of-counting.md).
import { followFirstHidden } from './first-hidden.ts'

/** How a page feels, in milliseconds; `cls` has no unit. What did not happen is left out. */
interface Vitals {
  fcp?: number
  lcp?: number
  cls?: number
  fid?: number
  inp?: number
}

/** Shifts belong together that come within a second of each other, and five in all. */
const shiftGapMs = 1_000
const shiftWindowMs = 5_000

/** Interactions shorter than this are not told one by one. */
const shortestInteractionMs = 40

/** Of so many interactions one may be worse than what is told. */
const interactionsForOne = 50

/** Follows how the page feels, from its beginning; the returned function says how it is so far. */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {}
  const interactions = new Map<number, number>()
  // A page that is drawn ahead begins when it is shown.
  const begunAt = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    return Number((navigation && Reflect.get(navigation, 'activationStart')) ?? 0)
  }
  const since = (ms: number) => Math.max(0, Math.round(ms - begunAt()))
  let window = { value: 0, firstAt: 0, lastAt: 0 }
  const firstHidden = followFirstHidden(begunAt())
  // A page in the background draws nothing, and what it draws once it is in front says when its tab was chosen.
  const isInFront = ({ startTime }: PerformanceEntry) => startTime < firstHidden()

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint' && isInFront(entry)) vitals.fcp = since(entry.startTime)
  })
  observe('largest-contentful-paint', (entry) => {
    if (isInFront(entry)) vitals.lcp = since(entry.startTime)
  })
  observe('layout-shift', (entry) => {
    const { startTime } = entry
    if (Reflect.get(entry, 'hadRecentInput')) return
    const value = Number(Reflect.get(entry, 'value'))
    const isTogether =
      window.value > 0 && startTime - window.lastAt < shiftGapMs && startTime - window.firstAt < shiftWindowMs
    window = isTogether
      ? { ...window, value: window.value + value, lastAt: startTime }
      : { value, firstAt: startTime, lastAt: startTime }
    vitals.cls = Math.max(vitals.cls ?? 0, window.value)
  })
  observe('first-input', (entry) => {
    vitals.fid = Math.max(0, Math.round(Number(Reflect.get(entry, 'processingStart')) - entry.startTime))
    takeInteraction(entry)
  })
  observe('event', takeInteraction)

  function takeInteraction(entry: PerformanceEntry): void {
    const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
    if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, Math.round(entry.duration)))
  }

  return () => {
    const longest = [...interactions.values()].sort((one, other) => other - one)
    const all = Number(Reflect.get(performance, 'interactionCount') ?? longest.length)
    const inp = longest[Math.min(longest.length - 1, Math.floor(all / interactionsForOne))]
    // Nothing moved: that is a measure, too, where the browser would have told.
    const cls = canObserve('layout-shift') ? { cls: Number((vitals.cls ?? 0).toFixed(4)) } : {}
    return { ...vitals, ...cls, ...(inp === undefined ? {} : { inp }) }
  }
}

function canObserve(type: string): boolean {
  return globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type) === true
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!canObserve(type)) return
  const options = { type, buffered: true, durationThreshold: shortestInteractionMs }
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
}
