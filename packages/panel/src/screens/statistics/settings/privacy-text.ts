import type { InsightSettings } from '@vitrine/domain/insight/insight-settings'

/** What a privacy policy can say of how visits are counted; true to how they are. */
export function privacyText({ usesCookies, keptMonths }: Omit<InsightSettings, 'isOn'>): string {
  return [countingText, usesCookies ? cookiesText : noCookiesText, keptText(keptMonths)].join(' ')
}

const countingText =
  'We count visits to this website on our own server, in order to see which pages are read, where visitors come from and what is bought. The counts are shared with nobody. Your IP address is not stored.'

const noCookiesText =
  'Nothing is stored on your device for this: no cookie, and nothing like it. Your visit is known for a day only, by a number that is made from your IP address and the name of your browser with a secret that changes daily and is deleted within 48 hours.'

const cookiesText =
  'Where your answer to the cookie banner allows it, or where no answer is asked for, five cookies and an identifier for analytics (ss_cid, ss_cvr, ss_cvisit, ss_cpvisit, ss_cvt, ss_analyticsId) tell for up to two years that you were here before; they are removed when you decline. Where cookies are not allowed, and where your browser asks not to be tracked, nothing is stored on your device: your visit is known for a day only, by a number that is made from your IP address and the name of your browser with a secret that changes daily and is deleted within 48 hours.'

function keptText(keptMonths: number): string {
  const kept = keptMonths === 1 ? 'a month' : `${keptMonths} months`
  return `What is noted of a single visit for this is deleted after 48 hours at the latest. What remains are sums of each day, which say nothing of single persons; they are kept for ${kept}.`
}
