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
