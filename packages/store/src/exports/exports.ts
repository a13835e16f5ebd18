import type { DataExport } from '@vitrine/domain/exports/data-export'
import type { RecordsByTime } from '../documents/documents-by-time.ts'

/** Files that are written for owners. */
export interface ExportRecords extends RecordsByTime<DataExport> {
  /** Ids of those that were begun before a moment, in their order behind an id; so many at a time that they can be removed together. */
  old(beforeMs: number, afterId: string): Promise<readonly string[]>
  forget(ids: readonly string[]): Promise<void>
}
