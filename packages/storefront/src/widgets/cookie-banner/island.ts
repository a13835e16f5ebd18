import { consentCookie, readConsent } from '@vitrine/domain/website/cookie-banner'
import { readCookie } from '../../runtime/shop-call/cookies.ts'
import { watchBottomBars } from '../cart-display/bottom-bars.ts'

/** Half a year: a visitor is asked again after it. */
const keptSeconds = 180 * 24 * 3600

/** Links with this address open the question again. */
const againAddress = '#cookies'

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
    banner.hidden = true
    dispatchEvent(new CustomEvent('vitrine:consent', { detail: consent }))
  })
}

function offerAgain(banner: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="${againAddress}"]`)) {
    link.hidden = false
    link.addEventListener('click', (event) => {
      event.preventDefault()
      show(banner)
      banner.querySelector<HTMLElement>('button')?.focus()
    })
  }
}
