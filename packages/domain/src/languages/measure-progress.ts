import { textHash } from './text-hash.ts'
import type { SourceText } from './texts/text-field.ts'
import { type Progress, progressOf, type Translation, type TranslationKey } from './translation.ts'

/** Something with its texts in the site's own language. */
interface MeasuredSubject extends Omit<TranslationKey, 'language'> {
  readonly sources: readonly SourceText[]
}

interface MeasureContext {
  readonly languages: readonly string[]
  /** Those of any kind and language. */
  readonly translations: readonly Translation[]
  /** Left out: `textHash`. */
  readonly hashOf?: (text: string) => string
}

/** How far something is in each language, in the order that these were given. */
export interface Measured<Subject> {
  readonly subject: Subject
  readonly languages: readonly (Progress & { readonly code: string })[]
}

/**
 * How far each of several things is in several languages. A site may have tens of thousands of long texts: each is
 * hashed once, for all languages, and after each thing the walk can be left for a while.
 */
export function* measureProgress<Subject extends MeasuredSubject>(
  subjects: readonly Subject[],
  { languages, translations, hashOf = textHash }: MeasureContext,
): Generator<Measured<Subject>> {
  const byKey = new Map(translations.map((each) => [keyOf(each.language, each), each.texts]))
  for (const subject of subjects) {
    const hashOnce = once(hashOf)
    const progressIn = (code: string) => {
      const texts = byKey.get(keyOf(code, subject)) ?? {}
      return { code, ...progressOf(subject.sources, texts, { language: code, hashOf: hashOnce }) }
    }
    yield { subject, languages: languages.map(progressIn) }
  }
}

function once(hashOf: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const hash = known.get(text) ?? hashOf(text)
    known.set(text, hash)
    return hash
  }
}

function keyOf(language: string, { kind, id }: Omit<TranslationKey, 'language'>): string {
  return `${language} ${kind} ${id}`
}
