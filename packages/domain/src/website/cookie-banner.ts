/** A bar that asks about cookies beyond those the shop needs (platform reference, section 2.11). */
export interface CookieBanner {
  /** Cleaned HTML. */
  readonly textHtml: string
  /** '' for the usual word in the language of the site. */
  readonly acceptLabel: string
  /** Label of the way out, '' for the usual word; null: the banner only informs. */
  readonly declineLabel: string | null
  readonly position: 'top' | 'bottom'
  readonly theme: 'light' | 'dark'
  /** Whether only what the shop needs is stored before a visitor agrees. */
  readonly isRestrictive: boolean
}

/** A label in an owner's own words; '' where it is the usual one, which panels used to keep in English. */
export function ownCookieLabel(label: string, button: 'accept' | 'decline'): string {
  const written = label.trim()
  const isUsual = button === 'accept' ? written === 'Accept' : written === 'Decline'
  return isUsual ? '' : written
}

/** Name of the cookie that keeps a visitor's answer. */
export const consentCookie = 'cookie-consent'

/** A visitor's answer. */
export type CookieConsent = 'all' | 'necessary'

/** Reads a visitor's answer from the cookie; null: none was given. */
export function readConsent(value: string | undefined): CookieConsent | null {
  return value === 'all' || value === 'necessary' ? value : null
}
