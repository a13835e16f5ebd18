import {
  type CookieBanner,
  ownCookieLabel,
  type UsualCookieLabels,
} from '@vitrine/domain/website/cookie-banner'
import { languagePart } from '@vitrine/domain/words/language-part'
import { saidLanguage, sayIn } from './visitor-words.ts'

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

/** What the buttons say by themselves in a language, and whether the platform has them in it. */
export const usualCookieLabelsIn: UsualCookieLabels = (language) => {
  const { acceptLabel: accept, declineLabel: decline } = usualCookieWords(language)
  return { accept, decline, isSaid: saidLanguage(language) === languagePart(language) }
}
