import { consentCookie, readConsent } from '@vitrine/domain/website/cookie-banner'
import { readCookie } from '../../runtime/shop-call/cookies.ts'
import { watchBottomBars } from '../cart-display/bottom-bars.ts'

/** Half a year: a visitor is asked again after it. */
const keptSeconds = 180 * 24 * 3600

/** Links with this address open the question again. */
const againAddress = '#cookies'

/** What had the focus before the question was asked again. */
let asker: HTMLElement | null = null

/** Shows the banner where no answer is kept yet, and keeps the answer; links to `#cookies` show themselves, and ask again. */
export function wake(banner: HTMLElement): void {
  offerAgain(banner)
  watchAnswers(banner)
  if (readConsent(readCookie(consentCookie) ?? undefined) === null) show(banner)
}

function show(banner: HTMLElement): void {
  banner.hidden = false
  watchBottomBars()
}

function watchAnswers(banner: HTMLElement): void {
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    const consent = readConsent(button?.dataset.consent)
    if (consent === null) return
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet.
    document.cookie = `${consentCookie}=${consent};path=/;samesite=lax;max-age=${keptSeconds}${secure}`
    leave(banner)
    dispatchEvent(new CustomEvent('vitrine:consent', { detail: consent }))
  })
}

/** Takes the banner away; who answered by keyboard goes on at the link that asked, or at the beginning of the page. */
function leave(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement)
  banner.hidden = true
  if (!hadFocus) return
  const next = asker ?? document.querySelector<HTMLElement>('main')
  asker = null
  if (!next) return
  const isMadeReachable = next.tabIndex < 0 && !next.hasAttribute('tabindex')
  if (isMadeReachable) {
    next.tabIndex = -1
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true })
  }
  next.focus({ preventScroll: true })
}

function offerAgain(banner: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="${againAddress}"]`)) {
    link.hidden = false
    link.addEventListener('click', (event) => {
      event.preventDefault()
      asker = link
      show(banner)
      banner.querySelector<HTMLElement>('button')?.focus()
    })
  }
}
