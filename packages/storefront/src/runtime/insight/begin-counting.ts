// What is fetched when a page has nothing else to do: it counts the visit, and never holds the page up.
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { CommerceEvent } from '../commerce-events/commerce-events.ts'
import type { TrackedAct } from '../page-events/tell-act.ts'
import { contextAt } from '../shop-call/page-context.ts'
import { createCensus } from './census.ts'
import { forgetUnallowed, noteVisit } from './cookies/visitor-cookies.ts'
import { countPages } from './count-pages.ts'
import { createErrorReports } from './errors/report-errors.ts'
import { giveGlobals } from './give-globals.ts'
import { measurePage } from './measures/measure-page.ts'
import { tellPixels } from './pixels/tell-pixels.ts'
import { recordEvent } from './record-event.ts'
import { searchOfPage } from './search-of-page.ts'
import { followExposures } from './tell-exposures.ts'
import { watchSeen } from './watch-seen.ts'

/** Waits with a page that is drawn ahead until somebody looks at it. */
export function whenShown(): Promise<unknown> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true })
  })
}

/** Takes away by which visitors were known again, on a page that is not counted, where it may not be there. */
export function forgetCounted(): void {
  forgetUnallowed()
}

/** Counts what this page is and what is done on it; `missed` happened before this script was there. */
export function beginCounting(missed: readonly Event[]): void {
  const census = createCensus()
  const errors = createErrorReports()
  giveGlobals()
  // Not every page is counted, and a visitor may have answered elsewhere.
  forgetUnallowed()
  countPages(census.hit)

  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    error: errors.take,
    unhandledrejection: errors.take,
    'vitrine:commerce': (event) => takeCommerce(event),
    'vitrine:track': (event) => takeAct(event, census),
    // Cookies come or go at once.
    'vitrine:consent': () => void noteVisit(),
  }
  for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true)
  for (const event of missed) listeners[event.type]?.(event)

  tellSearch()
  followExposures((exposure) => tell('experiment-exposure', exposure))
  watchSeen(census)
  void measurePage(errors.tell)
}

/** Nobody on the page waits for it, and nobody is told where it fails. */
function tell(event: string, facts: object): void {
  recordEvent(event, facts).catch(() => undefined)
}

function takeCommerce(event: Event): void {
  // Scripts of a page may tell of anything.
  if (!(event instanceof CustomEvent) || !isRecord(event.detail)) return
  const { name, ...facts } = event.detail
  if (typeof name !== 'string') return
  tell(name, facts)
  tellPixels(event.detail as CommerceEvent)
}

function takeAct(event: Event, census: ReturnType<typeof createCensus>): void {
  if (!(event instanceof CustomEvent) || !isRecord(event.detail)) return
  const act = event.detail as TrackedAct
  switch (act.event) {
    case 'quick-view':
      census.quickView(act.productId)
      break
    case 'popup-shown':
    case 'popup-closed':
    case 'popup-pressed':
      census.overlay(act.event.slice('popup-'.length))
      break
    case 'form-submit':
    case 'newsletter-subscribe':
      tell('form-submit', { formId: act.formId, pagePath: act.pagePath })
      if (act.event === 'newsletter-subscribe') tell(act.event, { pagePath: act.pagePath })
      tellPixels({ name: act.event })
  }
}

function tellSearch(): void {
  const search = contextAt('pageType') === 102 ? searchOfPage(document, location.search) : null
  if (search === null) return
  tell('search', search)
  tellPixels({ name: 'search', query: search.q })
}
