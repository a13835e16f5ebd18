import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { isDateLetter } from '@vitrine/template/dates/write-pattern'
import type { Finding } from '../finding.ts'
import { warningAt } from '../finding-at.ts'

const pattern = /\|date ([^{}|\n]+)/g
const letter = /%([\s\S])/g

/** Letters of dates that there are none of: nothing is printed in their place. */
export function findUnknownDateLetters(sources: readonly SourceFile[]): readonly Finding[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(pattern)].flatMap((dates) => {
      const [whole, written = ''] = dates
      const start = dates.index + whole.length - written.length
      return [...written.matchAll(letter)].flatMap(({ index, 1: name = '' }) =>
        isDateLetter(name) ? [] : [warningAt(source, start + index, messageOf(name, written[index + 2]))],
      )
    }),
  )
}

function messageOf(name: string, next: string | undefined): string {
  if (/[-_0^#]/.test(name) && next !== undefined && isDateLetter(next))
    return `'date' knows no '%${name}${next}', and prints '${next}'; days and hours of one digit are %e, %k and %l with a space before them, and %i without`
  return `'date' knows no '%${name}', and prints nothing for it`
}
