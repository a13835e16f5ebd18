import { type CookieBanner, ownCookieLabel } from '@vitrine/domain/website/cookie-banner'
import { sayIn } from './visitor-words.ts'

/** What the buttons of the banner say in the language of its site; the way out is null where there is none. */
export function cookieLabels(
  { acceptLabel, declineLabel }: Pick<CookieBanner, 'acceptLabel' | 'declineLabel'>,
  language: string,
): { readonly accept: string; readonly decline: string | null } {
  const say = sayIn(language)
  return {
    accept: ownCookieLabel(acceptLabel, 'accept') || say('Accept'),
    decline: declineLabel === null ? null : ownCookieLabel(declineLabel, 'decline') || say('Decline'),
  }
}
