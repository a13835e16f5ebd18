import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { TextLines } from '@vitrine/site/template-folder/text-lines'
import { invalidPluralKeys } from '@vitrine/template/i18n/check-message'
import type { Locale } from '@vitrine/template/i18n/locale'
import type { Finding } from './finding.ts'

/** Where a choice of a message may begin: `{0 plural one {…}`. */
const choice = /\{[^{}\s,]+[\s,]+(?:plural|selectordinal)[\s,][^{}]*\{/g

/** Plural keys of messages in templates that the language does not have: such forms are never shown. */
export function checkMessages(sources: readonly SourceFile[], locale: Locale): readonly Finding[] {
  return sources.flatMap(({ file, text }) => {
    const lines = new TextLines(text)
    return [...text.matchAll(choice)].flatMap(({ index }): readonly Finding[] => {
      const line = lines.lineAt(index)
      const keys = invalidPluralKeys(wholeBlock(text, index), locale)
      return keys.map((key) => ({
        file,
        line,
        column: lines.columnAt(index),
        severity: 'warning',
        message: `The language ${locale.tag} has no plural key '${key}'`,
        sourceLine: lines.textOf(line),
      }))
    })
  })
}

/** The text from a brace to the one that closes it. */
function wholeBlock(text: string, start: number): string {
  let level = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') level++
    if (text[at] === '}' && --level === 0) return text.slice(start, at + 1)
  }
  return ''
}
