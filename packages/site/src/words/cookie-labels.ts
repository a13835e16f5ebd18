import { type CookieBanner, ownCookieLabel } from '@vitrine/domain/website/cookie-banner'
import { sayIn } from './visitor-words.ts'

/** What the buttons of the banner say in the language of its site; the way out is null where there is none. */
export function cookieLabels(
  { acceptLabel, declineLabel }: Pick<CookieBanner, 'acceptLabel' | 'declineLabel'>,
  language: string,
): { readonly accept: string; readonly decline: string | null } {
  const usual = usualCookieWords(language)
  return {
    accept: ownCookieLabel(acceptLabel, 'accept') || usual.acceptLabel,
    decline: declineLabel === null ? null : ownCookieLabel(declineLabel, 'decline') || usual.declineLabel,
  }
}

/** What the banner says of a site of this language until its owner writes something else. */
export function usualCookieWords(language: string) {
  const say = sayIn(language)
  return { text: say('This site uses cookies.'), acceptLabel: say('Accept'), declineLabel: say('Decline') }
}
