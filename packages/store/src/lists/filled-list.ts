import type { Session } from '../engine/session.ts'
import type { ListEntry, ListTable } from './list-table.ts'

/** A list whose rows are derived from the rows of another table. */
export interface FilledList {
  readonly list: ListTable
  /** Entries of the rows behind an id, in the order of their ids; `lastId` is null when there are no more. */
  readonly read: (
    session: Session,
    afterId: string,
    limit: number,
  ) => Promise<{ readonly entries: readonly ListEntry[]; readonly lastId: string | null }>
}
