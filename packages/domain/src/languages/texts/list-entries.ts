import { textHash } from '../text-hash.ts'
import { type SourceText, textsOf, type VisitTexts, withTexts } from './text-field.ts'
import { ownText, type TranslatedText, type TranslatedTexts } from './translated-texts.ts'

/**
 * The translations of something by where its texts stand now. Entries of lists in blocks, such as questions of an accordion, go by their
 * place, links of a menu and buttons of a cover page by a count among those of one address: one that was moved by others takes its translation
 * along, known by the source that it was made from.
 */
export function followEntries(
  sources: readonly Pick<SourceText, 'name' | 'text'>[],
  texts: TranslatedTexts,
  hashOf = textHash,
): TranslatedTexts {
  const lists = Map.groupBy(sources, ({ name }) => listOf(name))
  lists.delete(null)
  if (lists.size === 0) return texts
  const kept = new Map(Object.entries(texts).filter(([name]) => listOf(name) === null))
  const stored = Map.groupBy(Object.entries(texts), ([name]) => listOf(name))
  for (const [list, entries] of lists) {
    const translated = (stored.get(list) ?? []).map(([, each]) => each)
    const hashed = entries.map(({ name, text }) => ({ name, hash: hashOf(text) }))
    const there = new Set(hashed.map(({ hash }) => hash))
    for (const { name, hash } of hashed) {
      const found = translationOf(hash, { own: ownText(texts, name), translated, there })
      if (found) kept.set(name, found)
    }
  }
  return Object.fromEntries(kept)
}

interface InList {
  /** What is kept at the place of the entry. */
  readonly own: TranslatedText | undefined
  readonly translated: readonly TranslatedText[]
  /** Hashes of all that the list says now. */
  readonly there: ReadonlySet<string>
}

/** One whose source was changed in its place keeps its translation, which is outdated; that of another entry is none of it. */
function translationOf(hash: string, { own, translated, there }: InList): TranslatedText | undefined {
  if (own?.sourceHash === hash) return own
  const moved = translated.find(({ sourceHash }) => sourceHash === hash)
  return moved ?? (own && !there.has(own.sourceHash) ? own : undefined)
}

/** Something with the texts of a language in place of its own, as `withTexts`, its entries with the translations of their own words. */
export function withFollowedTexts<Subject>(
  subject: Subject,
  visit: VisitTexts<Subject>,
  languages: readonly TranslatedTexts[],
): Subject {
  const hasLists = languages.some((texts) => Object.keys(texts).some((name) => listOf(name) !== null))
  if (!hasLists) return withTexts(subject, visit, languages)
  const sources = textsOf(subject, visit)
  return withTexts(
    subject,
    visit,
    languages.map((texts) => followEntries(sources, texts)),
  )
}

/** The field of a list of a block, or the address, that a text is of, whichever entry it stands in; null for a text that is in none. */
export function listOf(name: string): string | null {
  const ofAddress = /^(link|coverAction)(?: \d+)?:(.*)$/s.exec(name)
  if (ofAddress) return `${ofAddress[1]} *:${ofAddress[2]}`
  const parts = name.split(':')
  if (parts[0] !== 'block' || !isPlace(parts[3] ?? '')) return null
  return parts.map((part, index) => (index > 2 && isPlace(part) ? '*' : part)).join(':')
}

function isPlace(part: string): boolean {
  return /^\d+$/.test(part)
}
