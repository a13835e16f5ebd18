import { type ImportState, isImportUnderWay } from '@vitrine/domain/lists/file-import'
import type { SiteTables } from '@vitrine/store/store'
import { wordsOfEnd } from '../../jobs/job-handler.ts'

/** What owners are told of an import whose file went away. */
export const importFileGoneText = 'The file is not there any more. Please send it again.'

/** What owners are told of an import that failed over and over. */
const brokenText =
  'The import broke off and could not go on. What was imported stays; please send the file again.'

interface FileImport {
  readonly state: ImportState
  readonly message: string
}

interface ImportRecords<Import> {
  lock(id: string): Promise<Import | undefined>
  save(of: Import): Promise<void>
}

interface EndedImport<Import> {
  readonly importId: string
  readonly error: unknown
  readonly recordsOf: (tables: SiteTables) => ImportRecords<Import>
}

/** Tells of an import whose job is given up that it failed, unless another server finished it. */
export async function endImport<Import extends FileImport>(
  tables: SiteTables,
  { importId, error, recordsOf }: EndedImport<Import>,
): Promise<void> {
  const records = recordsOf(tables)
  const now = await records.lock(importId)
  if (!now || !isImportUnderWay(now)) return
  await records.save({ ...now, state: 'failed', message: wordsOfEnd(error, brokenText) })
}
