import type { CookieConsent } from '../cookie-banner.ts'

/** What decides whether something may be kept in a visitor's browser beyond what the shop needs. */
export interface KeepingFacts {
  /** Whether the owner wants visitors known again by cookies. */
  readonly usesCookies: boolean
  /** Whether the banner lets only the needful be kept before somebody agrees; true, too, where a page does not say. */
  readonly isRestrictive: boolean
  /** The visitor's answer; null: none was given. */
  readonly consent: CookieConsent | null
  /** Whether the browser asks for it by itself: Global Privacy Control, or Do Not Track. */
  readonly isRefusedByBrowser: boolean
}

/** Whether a visitor lets us keep more than the shop needs: a browser that refuses counts before every answer. */
export function mayKeep({
  isRestrictive,
  consent,
  isRefusedByBrowser,
}: Omit<KeepingFacts, 'usesCookies'>): boolean {
  if (isRefusedByBrowser || consent === 'necessary') return false
  return consent === 'all' || !isRestrictive
}

/** Whether cookies by which a visitor is known again may be set: its owner wants them, and the visitor lets them. */
export function mayUseCookies(facts: KeepingFacts): boolean {
  return facts.usesCookies && mayKeep(facts)
}
