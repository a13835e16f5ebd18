import { tagWriters } from '@vitrine/site/assemble/tags/tag-writers'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { suggest } from '@vitrine/template/parse/suggest'
import type { Finding } from '../finding.ts'
import { warningAt } from '../finding-at.ts'
import { platformVariables } from './vocabulary.ts'

/** `<squarespace:name …>`. */
const tag = /<squarespace:([a-z-]+)/g

/** `{squarespace.name}`, `{squarespace-name}`, and what asks for one, such as `{.if squarespace.name}`. */
const variable = /\{(?:\.\w+\??[ \t]+)?squarespace[.-]([a-zA-Z-]+)/g

/** Who misspells it has pages without what is on them. */
const mainContent = 'squarespace.main-content'

/** Tags and variables of the platform that it does not have: nothing stands in their place, but what stands inside of a tag. */
export function findUnknownNames(sources: readonly SourceFile[]): readonly Finding[] {
  return sources.flatMap((source) => [
    ...unknownIn(source, tag, { kind: 'Tag', known: Object.keys(tagWriters), ahead: 'squarespace:' }),
    ...unknownIn(source, variable, { kind: 'Variable', known: platformVariables, ahead: 'squarespace.' }),
  ])
}

interface Names {
  readonly kind: 'Tag' | 'Variable'
  readonly known: Iterable<string>
  /** What stands before each of them. */
  readonly ahead: string
}

function unknownIn(source: SourceFile, pattern: RegExp, { kind, known, ahead }: Names): readonly Finding[] {
  const names = new Set(known)
  return [...source.text.matchAll(pattern)].flatMap(({ index, 1: name = '' }) => {
    if (names.has(name)) return []
    const close = suggest(name, names)
    const finding = warningAt(source, index, `${kind} '${ahead}${name}' is unknown`)
    if (close === undefined) return [finding]
    const severity = ahead + close === mainContent ? 'error' : finding.severity
    return [{ ...finding, severity, suggestion: ahead + close }]
  })
}
