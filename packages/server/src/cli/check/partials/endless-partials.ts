import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Registry } from '@vitrine/template/registry'
import type { Finding } from '../finding.ts'
import { warningAt } from '../finding-at.ts'
import { type Inclusion, inclusionsIn } from './inclusions.ts'

/**
 * Blocks and macros that include each other in a circle whatever the data is: they are printed as deep as the language goes, which is never what
 * is meant. Where a section, a list or a condition stands on the way the data may end it, which pages show when they are rendered.
 */
export function findEndlessPartials(
  sources: readonly SourceFile[],
  blocks: ReadonlyMap<string, SourceFile>,
  registry: Registry,
): readonly Finding[] {
  const inclusions = sources.flatMap((source) => inclusionsIn(source, { blocks, registry }))
  const byName = Map.groupBy(inclusions, ({ from }) => from)
  const told = new Set<string>()
  return inclusions.flatMap((inclusion) => {
    const circle = circleFrom(inclusion, byName)
    if (!circle || circle.some((name) => told.has(name))) return []
    for (const name of circle) told.add(name)
    return [warningAt(inclusion.source, inclusion.index, textOf(circle))]
  })
}

/** The names on the shortest way from what includes something back to itself; null where none leads there. */
function circleFrom(
  { from, to }: Inclusion,
  byName: ReadonlyMap<string, readonly Inclusion[]>,
): readonly string[] | null {
  const ways: string[][] = [[from, to]]
  const seen = new Set([to])
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === from) return way.slice(0, -1)
    for (const { to: next } of byName.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

function textOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `'${first}' includes itself without end`
  return `Without end: '${[first, ...others, first].join("' includes '")}'`
}
