import type { CookieBanner } from '@vitrine/domain/website/cookie-banner'
import { escapeHtml } from '../html/escape.ts'
import { cookieLabels } from '../words/cookie-labels.ts'

/** Writes the banner, hidden: its script shows it where no answer is kept. Without scripts nothing is stored that needs an answer. */
export function cookieBannerHtml(banner: CookieBanner, language: string): string {
  const labels = cookieLabels(banner, language)
  const decline =
    labels.decline === null
      ? ''
      : `<button type="button" class="sqs-cookie-banner-v2-deny" data-consent="necessary">${escapeHtml(labels.decline)}</button>`
  return (
    `<section class="sqs-cookie-banner-v2 ${banner.position} ${banner.theme}" aria-label="Cookies" hidden>` +
    `<div class="sqs-cookie-banner-v2-text">${banner.textHtml}</div><div class="sqs-cookie-banner-v2-cta">${decline}` +
    `<button type="button" class="sqs-cookie-banner-v2-accept" data-consent="all">${escapeHtml(labels.accept)}</button></div></section>`
  )
}
