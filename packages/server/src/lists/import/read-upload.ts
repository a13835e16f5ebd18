import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileTooLargeText } from '@vitrine/domain/media/media-text'
import type { Exchange } from '../../http/exchange.ts'
import { type Refusal, refuse } from '../../http/reply/reply.ts'
import { importsDir } from './imports-dir.ts'

/** What a file holds, or why it is not read. */
type ReadUpload =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly refusal: Refusal }

/** Reads a file that is worked on at once, so large at most; nothing of it is kept. What a kill leaves of it is removed at the next start. */
export async function readUpload(
  { upload, store, services }: Pick<Exchange, 'upload' | 'store' | 'services'>,
  mostBytes: number,
): Promise<ReadUpload> {
  if (!upload) return { ok: false, refusal: refuse('file-missing', 'Please choose a file.') }
  const place = path.join(importsDir(services.dataDir), store.websiteId, `${services.newId()}.csv`)
  await mkdir(path.dirname(place), { recursive: true })
  try {
    if ((await upload.saveTo(place)) === 'saved') return { ok: true, bytes: await readFile(place) }
    return {
      ok: false,
      refusal: refuse('file-too-large', fileTooLargeText(upload.filename, mostBytes)),
    }
  } finally {
    await rm(place, { force: true })
  }
}
