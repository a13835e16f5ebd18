import type { DataExport } from '@vitrine/domain/exports/data-export'
import type { RecordsByTime } from '../documents/documents-by-time.ts'

/** Files that are written for owners. */
export interface ExportRecords extends RecordsByTime<DataExport> {
  /** Removes those that were begun before a moment; returns their ids. */
  removeOld(beforeMs: number): Promise<readonly string[]>
}
