import { readCrumb } from '@vitrine/contract/client/crumb-cookie'
import { recordPerformanceAddress } from '@vitrine/contract/insight/addresses'
import { contextAt } from '../../shop-call/page-context.ts'
import { loadTimes } from './load-times.ts'
import { readMeasureSettings } from './read-settings.ts'
import { watchVitals } from './watch-vitals.ts'

/** What is measured is sent so long after loading, or when the page is hidden (specification, section 9). */
const flushMs = 30_000

/** How long the end of loading is waited for; then the record goes without its times. */
const timingLimitMs = 60_000
const lookEveryMs = 1_000

/** Measures how this page came up and feels, and sends it: what is final after 30 seconds then, what goes on (`cls`, `inp`) when the page is hidden. */
export async function measurePage(tell: (failure: string) => void): Promise<void> {
  const vitalsNow = watchVitals()
  const settings = await readMeasureSettings(tell)
  if (settings === null || Math.random() * 100 >= settings.samplePercent) return
  const about = aboutPage(settings.pageLoadId)
  let stage = 'measuring' as 'measuring' | 'loaded' | 'told'

  const flushLoading = () => {
    if (stage !== 'measuring') return
    stage = 'loaded'
    const { cls: _shifts, inp: _longest, ...final } = vitalsNow()
    send({ ...about, ...final, ...loadTimes() })
  }
  const flushAll = () => {
    if (document.visibilityState !== 'hidden' || stage === 'told') return
    const { cls, inp, ...final } = vitalsNow()
    const feel = { ...(cls === undefined ? {} : { cls }), ...(inp === undefined ? {} : { inp }) }
    const isFirst = stage === 'measuring'
    stage = 'told'
    if (isFirst) send({ ...about, ...final, ...feel, ...loadTimes() })
    else if (Object.keys(feel).length > 0) send({ ...about, ...feel })
  }
  document.addEventListener('visibilitychange', flushAll)
  flushAll()
  await loaded()
  setTimeout(flushLoading, flushMs)
}

function aboutPage(pageLoadId: string) {
  const pageType = contextAt('pageType')
  return {
    pageLoadId,
    path: location.pathname.slice(0, 500),
    ...(typeof pageType === 'number' ? { pageType } : {}),
    viewportWidth: Math.round(innerWidth),
  }
}

/** Resolves when loading has ended, or was waited for long enough. */
async function loaded(): Promise<void> {
  for (let waitedMs = 0; loadTimes() === null && waitedMs < timingLimitMs; waitedMs += lookEveryMs)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}

/** A beacon outlives its page, and can carry the crumb in its address alone. */
function send(record: object): void {
  const address = `${recordPerformanceAddress.path}?crumb=${encodeURIComponent(readCrumb(document.cookie))}`
  const body = new Blob([JSON.stringify([record])], { type: 'application/json' })
  if (navigator.sendBeacon?.(address, body)) return
  void fetch(address, { method: 'POST', credentials: 'same-origin', keepalive: true, body }).catch(
    () => undefined,
  )
}
