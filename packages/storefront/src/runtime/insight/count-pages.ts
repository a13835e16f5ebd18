import { contextAt } from '../shop-call/page-context.ts'
import type { PageView } from './page-facts.ts'

/** A script that puts another page in its place changes the address before it, or after. */
const settleMs = 300

/** Counts this page, and each that is shown in its place: from the browser's memory, or by a script of the template. */
export function countPages(hit: (view: PageView) => void): void {
  let path = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  if (contextAt('pageType') !== searchPage) hit('loaded')

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && contextAt('pageType') !== searchPage) hit('back')
  })
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (location.pathname === path) return
      path = location.pathname
      if (!isUncountedPath(path)) hit('swapped')
    }, settleMs)
  }
  document.addEventListener('vitrine:content', look)
  addEventListener('popstate', look)
}

/** Of the search its words are counted, and not its page (specification, section 2). */
const searchPage = 102

/** In any language of the site. */
function isUncountedPath(path: string): boolean {
  return /\/config(?:\/|$)/.test(path) || /^(?:\/[a-z]{2,3}(?:-[a-z]+)?)?\/search\/?$/i.test(path)
}
