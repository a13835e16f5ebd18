import type { CodeWords } from '@vitrine/domain/discounts/code-reason-text'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** How a site writes what is said of codes. */
export function codeWords({ language, timeZone }: Site): CodeWords {
  return { language, timeZone, say: sayIn(language) }
}
