import { dutchNewsletter } from './dutch.ts'
import { englishNewsletter } from './english.ts'
import { frenchNewsletter } from './french.ts'
import { germanNewsletter } from './german.ts'
import { italianNewsletter } from './italian.ts'
import type { NewsletterWords } from './newsletter-words.ts'
import { spanishNewsletter } from './spanish.ts'

const languages = new Map<string, NewsletterWords>([
  ['de', germanNewsletter],
  ['en', englishNewsletter],
  ['es', spanishNewsletter],
  ['fr', frenchNewsletter],
  ['it', italianNewsletter],
  ['nl', dutchNewsletter],
])

/** The words in a language, such as `de-AT`; English where there are none. */
export function newsletterWordsOf(language: string): NewsletterWords {
  const [main = ''] = language.toLowerCase().split(/[-_]/)
  return languages.get(main) ?? englishNewsletter
}
