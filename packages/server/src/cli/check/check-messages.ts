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
    const closes = closesOf(text)
    let done = 0
    return [...text.matchAll(choice)].flatMap(({ index }): readonly Finding[] => {
      const end = closes.get(index)
      // What stands inside of a message is read with it.
      if (end === undefined || index < done) return []
      done = end
      const line = lines.lineAt(index)
      const keys = invalidPluralKeys(text.slice(index, end), locale)
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

/** Where the braces of a text are closed, by where they are opened; those that are left open are not there. */
function closesOf(text: string): ReadonlyMap<number, number> {
  const closes = new Map<number, number>()
  const open: number[] = []
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else {
      const opened = open.pop()
      if (opened !== undefined) closes.set(opened, index + 1)
    }
  }
  return closes
}
