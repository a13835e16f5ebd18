import type { RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import type { ImportOutcome } from '../../catalogue/import/import-report.ts'
import { shownLine } from '../../control/shown-line.ts'

/** So many lines of a kind are listed; what is beyond is counted. */
const listLimit = 50

/** What an import came to, as a text for the terminal. */
export function describeOutcome(outcome: ImportOutcome): string {
  if (!outcome.ok) return shownLine(outcome.message)
  const { added, updated, problems, missingPictures } = outcome.report
  // A row of which anything was used is one of those, whatever else could not be.
  const usedLines = new Set(problems.filter(({ isUsed }) => isUsed).map(({ line }) => line))
  const used = problems.filter(({ line }) => usedLines.has(line))
  const unused = problems.filter(({ line }) => !usedLines.has(line))
  const unusedCount = new Set(unused.map(({ line }) => line)).size
  return [
    `${countOf(added, 'product')} added, ${updated} updated.`,
    ...listOf(`${countOf(unusedCount, 'row')} could not be used:`, unused.map(lineOf)),
    ...listOf(
      `${countOf(usedLines.size, 'row')} of those that were used ${usedLines.size === 1 ? 'needs' : 'need'} a look:`,
      used.map(lineOf),
    ),
    ...listOf(
      `${countOf(missingPictures.length, 'picture')} could not be fetched; a neutral one stands in where a product has no other:`,
      missingPictures.map(({ url, reason }) => `${url}: ${reason}`),
    ),
  ].join('\n')
}

function lineOf({ line, reason }: RowProblem): string {
  return `line ${line}: ${reason}`
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
