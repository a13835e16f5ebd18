import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

const application = /\|apply ([^\s|}]+)|\{\.include ([^\s}]+)/g
const macro = /\{\.macro ([^\s}]+)\}/g

/** Blocks that a file names with `apply` or `.include` and that are neither in the folder nor a macro of any file. */
export function findMissingPartials(
  sources: readonly SourceFile[],
  blocks: ReadonlyMap<string, unknown>,
): readonly Finding[] {
  const macros = new Set(sources.flatMap(({ text }) => [...text.matchAll(macro)].map(([, name]) => name)))
  return sources.flatMap((source) =>
    [...source.text.matchAll(application)].flatMap((match): readonly Finding[] => {
      const name = match[1] ?? match[2] ?? ''
      if (blocks.has(name) || macros.has(name)) return []
      return [warningAt(source, match.index + match[0].length - name.length, `There is no block '${name}'`)]
    }),
  )
}
