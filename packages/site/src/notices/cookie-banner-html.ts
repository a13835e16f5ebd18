import type { CookieBanner } from '@vitrine/domain/website/cookie-banner'
import { escapeHtml } from '../html/escape.ts'

/** Writes the banner, hidden: its script shows it where no answer is kept. Without scripts nothing is stored that needs an answer. */
export function cookieBannerHtml(banner: CookieBanner): string {
  const decline =
    banner.declineLabel === null
      ? ''
      : `<button type="button" class="sqs-cookie-banner-v2-deny" data-consent="necessary">${escapeHtml(banner.declineLabel)}</button>`
  return (
    `<section class="sqs-cookie-banner-v2 ${banner.position} ${banner.theme}" aria-label="Cookies" hidden>` +
    `<div class="sqs-cookie-banner-v2-text">${banner.textHtml}</div><div class="sqs-cookie-banner-v2-cta">${decline}` +
    `<button type="button" class="sqs-cookie-banner-v2-accept" data-consent="all">${escapeHtml(banner.acceptLabel)}</button></div></section>`
  )
}
