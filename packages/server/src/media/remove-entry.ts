import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { removeFilesJob } from './remove-files.ts'

/** Removes a file from the library, and its bytes after that. */
export async function removeEntry(
  tables: Pick<SiteTables, 'media' | 'jobs'>,
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  { id, kind }: MediaEntry,
): Promise<void> {
  await tables.media.remove(id)
  await tables.jobs.enqueue(removeFilesJob(newId(), { id, kind, version: null }, clock()))
}
