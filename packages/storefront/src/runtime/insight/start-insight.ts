import { isForVisitors } from '@vitrine/domain/insight/is-counted'
import { contextAt } from '../shop-call/page-context.ts'

/** What happens before the script that counts is there, and waits for it. */
const awaited = ['error', 'unhandledrejection', 'vitrine:commerce', 'vitrine:track']

/** A page that does not come to its end is counted all the same. */
const loadLimitMs = 60_000

/** A page that is busy is counted before its visitor goes on: with a page that is not told of, it would be lost where they came from. */
const idleLimitMs = 300

/** Fetches what counts a visit once the page is there and has nothing else to do; pages of sites that count nothing load none of it. */
export function startInsight(): void {
  if (!isCounted()) {
    forgetKnown()
    addEventListener('vitrine:consent', forgetKnown)
    return
  }
  const missed: Event[] = []
  // Of pictures that are not there the window hears, too.
  const keep = (event: Event) => {
    if (missed.length < 40 && !(event.target instanceof Element)) missed.push(event)
  }
  for (const type of awaited) addEventListener(type, keep, true)

  let hasBegun = false
  const load = async () => {
    const { beginCounting, whenShown } = await import('./begin-counting.ts')
    await whenShown()
    for (const type of awaited) removeEventListener(type, keep, true)
    beginCounting(missed)
  }
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    // Without its script nothing is counted, and nobody is told.
    const quietly = () => void load().catch(() => undefined)
    if ('requestIdleCallback' in window) requestIdleCallback(quietly, { timeout: idleLimitMs })
    else setTimeout(quietly, 200)
  }
  if (document.readyState === 'complete') begin()
  else {
    addEventListener('load', begin)
    setTimeout(begin, loadLimitMs)
  }
}

function isCounted(): boolean {
  return contextAt('insight', 'isOn') === true && isForVisitors(location.pathname, contextAt('pageType'))
}

/** Cookies may be of a time in which visitors were known again, or their visitor lets them be no longer. */
function forgetKnown(): void {
  if (!/(^|; )ss_/.test(document.cookie)) return
  // Few pages need it: a file of its own would cost all of them more.
  import('./begin-counting.ts').then(({ forgetCounted }) => forgetCounted()).catch(() => undefined)
}
