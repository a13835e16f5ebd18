import { TextLines } from '@vitrine/site/template-folder/text-lines'
import { instructionNames, readTag } from '@vitrine/template/parse/read-tag'
import { scan } from '@vitrine/template/parse/scan'
import { suggest } from '@vitrine/template/parse/suggest'
import type { Registry } from '@vitrine/template/registry'

/** What looks like an instruction but is none, and so stands in the page as it is written. */
export interface UnreadTag {
  /** Lines and columns begin at 1. */
  readonly line: number
  readonly column: number
  readonly message: string
  /** The line it stands on. */
  readonly sourceLine: string
  /** A known instruction that is close to the unknown one. */
  readonly suggestion?: string
}

/** Finds instructions that are not written as the language wants them. Rules of styles, which have braces too, are none. */
export function findUnreadTags(text: string, registry: Registry): readonly UnreadTag[] {
  const reading = { registry, onUnknown: () => {} }
  const lines = new TextLines(text)
  return [...scan(text)].flatMap(({ kind, at, text: body }) => {
    if (kind === 'text' || !looksLikeInstruction.test(body)) return []
    if (readTag(body, at, reading)) return []
    const line = lines.lineAt(at)
    const word = /^\.([\w-]+)/.exec(body)?.[1] ?? ''
    const suggestion = instructionNames.includes(word) ? undefined : suggest(word, instructionNames)
    return [
      {
        line,
        column: lines.columnAt(at),
        message: `'{${body}}' is no instruction and stands in the page as it is written`,
        sourceLine: lines.textOf(line),
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ]
  })
}

const looksLikeInstruction = /^\.[a-zA-Z][^;\n]*$/
