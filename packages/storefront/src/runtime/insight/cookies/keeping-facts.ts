import type { KeepingFacts } from '@vitrine/domain/website/consent/may-keep'
import { consentCookie, readConsent } from '@vitrine/domain/website/cookie-banner'
import { readCookie } from '../../shop-call/cookies.ts'
import { contextAt } from '../../shop-call/page-context.ts'

/** What this page, its visitor and their browser say about keeping anything. A page that says nothing of its banner is taken for restrictive. */
export function keepingFacts(): KeepingFacts {
  return {
    // Where nothing is counted, nobody is to be known again.
    usesCookies: contextAt('insight', 'isOn') === true && contextAt('insight', 'usesCookies') === true,
    isRestrictive: contextAt('cookieSettings', 'isRestrictiveCookiePolicyEnabled') !== false,
    consent: readConsent(readCookie(consentCookie) ?? undefined),
    isRefusedByBrowser:
      Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1',
  }
}
