import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Registry } from '@vitrine/template/registry'
import { templateParts } from '../template-parts.ts'

/** A block or macro that another includes whatever the data is. */
export interface Inclusion {
  readonly from: string
  readonly to: string
  readonly source: SourceFile
  /** Where the name of what is included stands in the file. */
  readonly index: number
}

const application = /\|apply ([^\s|}]+)|^\{\.include ([^\s}]+)/g

/** What a file and its macros include outside of sections, lists and conditions, by the names of files, and of macros in their file. */
export function inclusionsIn(
  source: SourceFile,
  { blocks, registry }: { readonly blocks: ReadonlyMap<string, SourceFile>; readonly registry: Registry },
): readonly Inclusion[] {
  const parts = templateParts(source.text, registry)
  const macros = new Set(parts.flatMap(({ text }) => macroIn(text) ?? []))
  /** The macros that are open, by name; null for other blocks. */
  const open: (string | null)[] = []
  return parts.flatMap(({ kind, text, at }) => {
    if (kind === 'opening') open.push(macroIn(text))
    if (kind === 'end') open.pop()
    const inner = open.at(-1)
    if (kind !== 'data' || inner === null) return []
    const from = inner === undefined ? source.file : macroName(inner, source)
    return [...text.matchAll(application)].flatMap((match) => {
      const name = match[1] ?? match[2] ?? ''
      const to = macros.has(name) ? macroName(name, source) : blocks.get(name)?.file
      return to === undefined
        ? []
        : [{ from, to, source, index: at + match.index + match[0].length - name.length }]
    })
  })
}

function macroIn(tag: string): string | null {
  return /^\{\.macro ([^\s}]+)\}$/.exec(tag)?.[1] ?? null
}

function macroName(name: string, { file }: SourceFile): string {
  return `${name} of ${file}`
}
