import { isCountedPage } from '@vitrine/domain/insight/is-counted'
import { contextAt } from '../shop-call/page-context.ts'
import type { PageView } from './page-facts.ts'

/** A script that puts another page in its place changes the address before it, or after. */
const settleMs = 300

/** Counts this page, and each that is shown in its place: from the browser's memory, or by a script of the template. */
export function countPages(hit: (view: PageView) => void): void {
  let path = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const isCounted = isCountedPage(path, contextAt('pageType'))
  if (isCounted) hit('loaded')

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isCounted) hit('back')
  })
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (location.pathname === path) return
      path = location.pathname
      // What was put in says nothing of its type; the server knows what the site's languages begin with.
      if (isCountedPage(path, null)) hit('swapped')
    }, settleMs)
  }
  document.addEventListener('vitrine:content', look)
  addEventListener('popstate', look)
}
