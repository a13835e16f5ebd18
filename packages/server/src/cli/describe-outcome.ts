import type { ImportOutcome } from '../catalogue/import/import-report.ts'
import { shownLine } from '../control/shown-line.ts'

/** So many lines of a kind are listed; what is beyond is counted. */
const listLimit = 50

/** What an import came to, as a text for the terminal. */
export function describeOutcome(outcome: ImportOutcome): string {
  if (!outcome.ok) return shownLine(outcome.message)
  const { added, updated, problems, missingPictures } = outcome.report
  const [used = [], unused = []] = [true, false].map((isUsed) =>
    problems
      .filter((problem) => (problem.isUsed ?? false) === isUsed)
      .map(({ line, reason }) => `line ${line}: ${reason}`),
  )
  return [
    `${countOf(added, 'product')} added, ${updated} updated.`,
    ...listOf(`${countOf(unused.length, 'row')} could not be used:`, unused),
    ...listOf(
      `${countOf(used.length, 'row')} of those that were used ${used.length === 1 ? 'needs' : 'need'} a look:`,
      used,
    ),
    ...listOf(
      `${countOf(missingPictures.length, 'picture')} could not be fetched; a neutral one stands in where a product has no other:`,
      missingPictures.map(({ url, reason }) => `${url}: ${reason}`),
    ),
  ].join('\n')
}

function listOf(head: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const rest = lines.length - listLimit
  const more = rest > 0 ? [`  … and ${rest} more`] : []
  return [head, ...lines.slice(0, listLimit).map((line) => `  ${shownLine(line)}`), ...more]
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
