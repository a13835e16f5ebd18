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

/** What its buttons say until an owner writes something else; visitors read it in the language of the site. */
const usualCookieLabels = { accept: 'Accept', decline: 'Decline' } as const

/** What they say by themselves in a language: in English where the platform does not say it in that one. */
export type UsualCookieLabels = (language: string) => {
  readonly accept: string
  readonly decline: string
  readonly isSaid: boolean
}

/** A label in an owner's own words; '' where it is the usual one, which panels used to keep in English. */
export function ownCookieLabel(label: string, button: keyof typeof usualCookieLabels): string {
  const written = label.trim()
  return written === usualCookieLabels[button] ? '' : written
}

/** Name of the cookie that keeps a visitor's answer. */
export const consentCookie = 'cookie-consent'

/** A visitor's answer. */
export type CookieConsent = 'all' | 'necessary'

/** Reads a visitor's answer from the cookie; null: none was given. */
export function readConsent(value: string | undefined): CookieConsent | null {
  return value === 'all' || value === 'necessary' ? value : null
}
