import { namesOfSameWords, sameWordsText } from '@vitrine/domain/languages/texts/same-words'
import type { SourceText } from '@vitrine/domain/languages/texts/text-field'
import {
  ownText,
  type TranslatedText,
  type TranslatedTexts,
} from '@vitrine/domain/languages/texts/translated-texts'
import { isOneLine } from '@vitrine/domain/limits/one-line'
import { cleanHtml } from '@vitrine/site/html/clean-html'

/** A text as a translator wrote it. */
export interface WrittenText {
  readonly name: string
  readonly text: string
  /** Of the source that it was made from. */
  readonly sourceHash: string
}

/**
 * The texts of something with those that were written in the place of former ones. HTML is cleaned as that of the source is, one line stays
 * one; what the source does not have any more goes.
 */
export function writtenTexts(
  sources: readonly SourceText[],
  former: TranslatedTexts,
  written: readonly WrittenText[],
): TranslatedTexts {
  const byName = new Map(written.map((each) => [each.name, each]))
  const texts: Record<string, TranslatedText> = {}
  for (const source of sources) {
    const asked = byName.get(source.name)
    const text = asked
      ? { text: cleanText(source, asked.text), sourceHash: asked.sourceHash }
      : ownText(former, source.name)
    if (text && text.text !== '') texts[source.name] = text
  }
  return texts
}

/** Says which texts are too long, or no one line, by their place in what was sent. */
export function checkTexts(
  sources: readonly SourceText[],
  written: readonly WrittenText[],
): Readonly<Record<string, string>> {
  const byName = new Map(sources.map((each) => [each.name, each]))
  const errors: Record<string, string> = {}
  for (const [index, { name, text }] of written.entries()) {
    const problem = textProblem(byName.get(name), text)
    if (problem !== null) errors[`texts.${index}.text`] = problem
  }
  return errors
}

/** Says which of the texts that were sent make two choices the same, by their place in what was sent. */
export function checkApart(
  sources: readonly SourceText[],
  texts: TranslatedTexts,
  written: readonly WrittenText[],
): Readonly<Record<string, string>> {
  const alike = namesOfSameWords(sources, texts)
  return Object.fromEntries(
    written.flatMap(({ name }, index) => (alike.has(name) ? [[`texts.${index}.text`, sameWordsText]] : [])),
  )
}

/** Why a text cannot be the translation of a source; null when it can. */
export function textProblem(source: SourceText | undefined, text: string): string | null {
  if (!source) return 'This text is not there any more.'
  if (text.length > source.maxLength) return `Please write at most ${source.maxLength} characters.`
  if (source.kind === 'line' && !isOneLine(text.trim())) return 'Please write this in one line.'
  return source.check?.(text.trim()) ?? null
}

/** A text as it is kept in the place of a source. */
export function cleanText({ kind }: Pick<SourceText, 'kind'>, text: string): string {
  return kind === 'html' ? cleanHtml(text).trim() : text.trim()
}
