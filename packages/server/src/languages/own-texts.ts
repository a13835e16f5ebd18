import { mayTranslateText } from '@vitrine/domain/languages/texts/text-field'
import type { Subject } from './subject.ts'

/** Said where somebody may not change the words themselves. */
export const notYoursText = 'Your account is not allowed to translate this.'

/** Something with the texts of it that somebody may translate: words that need a role of their own need it in every language. */
export function ownTextsOf(subject: Subject, roles: readonly string[]): Subject {
  return { ...subject, sources: subject.sources.filter((source) => mayTranslateText(source, roles)) }
}
