import type { ListDescription } from '../list-description.ts'
import type { BulkAct } from './bulk-act.ts'

/** What the audit log says of an act that is over, with how many rows. */
export function bulkActSummary(bulkAct: BulkAct, { rowNames }: Pick<ListDescription, 'rowNames'>): string {
  const { label, undo, tally, state } = bulkAct
  const { changed, failed } = undo ?? tally
  const rows = `${changed} ${changed === 1 ? rowNames.one : rowNames.many}`
  const rest = failed > 0 ? `, ${failed} could not be changed` : ''
  const end = state === 'stopped' ? ', then stopped' : ''
  return `${undo ? 'Undone: ' : ''}${label}: ${rows}${rest}${end}`
}

/** The words that a summary is made of. */
export interface BulkActSummaryParts {
  readonly isUndone: boolean
  readonly label: string
  readonly changed: string
  /** What the rows are called, of one or many. */
  readonly rows: string
  /** How many could not be changed; null for none. */
  readonly failed: string | null
  readonly isStopped: boolean
}

const summaryPattern = /^(Undone: )?(.+): (\d+) (\D+?)(?:, (\d+) could not be changed)?(, then stopped)?$/u

/** Finds the words of a summary as the audit log keeps it, for who says them in another language; null for other texts. */
export function bulkActSummaryParts(summary: string): BulkActSummaryParts | null {
  const [, undone, label, changed, rows, failed, stopped] = summaryPattern.exec(summary) ?? []
  if (!label || !changed || !rows) return null
  return {
    ...{ isUndone: undone !== undefined, label, changed, rows, failed: failed ?? null },
    isStopped: stopped !== undefined,
  }
}
