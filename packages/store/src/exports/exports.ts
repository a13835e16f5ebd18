import type { DataExport } from '@vitrine/domain/exports/data-export'

/** Files that are written for owners. */
export interface ExportRecords {
  /** The newest of them. */
  list(limit: number): Promise<readonly DataExport[]>
  find(id: string): Promise<DataExport | undefined>
  /** As `find`; within a transaction nobody else changes it until the end. */
  lock(id: string): Promise<DataExport | undefined>
  save(dataExport: DataExport): Promise<void>
  /** Removes those that were begun before a moment; returns their ids. */
  removeOld(beforeMs: number): Promise<readonly string[]>
}
