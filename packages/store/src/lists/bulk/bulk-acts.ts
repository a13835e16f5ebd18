import type { BulkAct, RowOutcome } from '@vitrine/domain/lists/bulk/bulk-act'
import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { RecordsByTime } from '../../documents/documents-by-time.ts'

/** A row of an act, and what came of it. */
export interface BulkActRow {
  readonly rowId: string
  readonly outcome: RowOutcome
  /** What the row is called, once it was looked at. */
  readonly rowName: string
  /** Why it could not be changed, or taken back. */
  readonly message: string
  /** What it needs to be taken back; null where nothing was changed. */
  readonly before: unknown
}

/** Acts on many rows, and their rows. */
export interface BulkActRecords extends RecordsByTime<BulkAct> {
  /** Writes down rows that wait; those that are there stay as they are. */
  addRows(id: string, rowIds: readonly string[]): Promise<void>
  countRows(id: string): Promise<number>
  /** The first rows of an outcome, by their ids. */
  rowsOf(id: string, outcome: RowOutcome, limit: number): Promise<readonly BulkActRow[]>
  saveRow(id: string, row: BulkActRow): Promise<void>
  /** Leaves out what rows are called, in all acts that began while an e-mail address was somebody's: some by their ids, and those that it stands in. */
  forgetRows(rowIds: readonly string[], address: HeldAddress): Promise<void>
  /** Removes some of the acts, and of their rows, that began before a moment; returns how many, 0 when none is left. */
  removeOld(beforeMs: number): Promise<number>
}
