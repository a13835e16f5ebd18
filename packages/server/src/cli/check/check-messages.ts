import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { invalidPluralKeys } from '@vitrine/template/i18n/check-message'
import type { Locale } from '@vitrine/template/i18n/locale'
import type { Finding } from './finding.ts'

/** Where a choice of a message may begin: `{0 plural one {…}`. */
const choice = /\{[^{}\s,]+[\s,]+(?:plural|selectordinal)[\s,]+[^{}]*\{/g

/** Plural keys of messages in templates that the language does not have: such forms are never shown. */
export function checkMessages(sources: readonly SourceFile[], locale: Locale): readonly Finding[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(choice)].flatMap(({ index }): readonly Finding[] => {
      const before = text.slice(0, index).split('\n')
      const keys = invalidPluralKeys(wholeBlock(text, index), locale)
      return keys.map((key) => ({
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        severity: 'warning',
        message: `The language ${locale.tag} has no plural key '${key}'`,
        sourceLine: text.split('\n')[before.length - 1] ?? '',
      }))
    }),
  )
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
