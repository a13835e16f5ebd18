import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { cleanFileName } from '@vitrine/domain/forms/files/clean-file-name'
import { acceptedKinds, formFileLimits, mostBytes } from '@vitrine/domain/forms/files/file-field'
import { formFileKinds } from '@vitrine/domain/forms/files/file-kinds'
import type { FormFileProblem } from '@vitrine/domain/forms/files/file-texts'
import { recogniseFormFile } from '@vitrine/domain/forms/files/recognise-form-file'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FormFile } from '@vitrine/store/forms/files/form-files'
import type { Exchange, Upload } from '../../http/exchange.ts'
import { runPictureTask } from '../../images/picture-process.ts'
import { hasRoomFor } from '../../media/uploaded-bytes.ts'
import { formFilePlace } from './file-folder.ts'
import { probeFile } from './probe-file.ts'
import { expiryJob } from './remove-form-files.ts'
import { hasRoom } from './room.ts'

/** A file that waits for its submission, or why it was not taken. */
export type TakenFile =
  | { readonly ok: true; readonly file: FormFile }
  | { readonly ok: false; readonly problem: FormFileProblem }

/** The field of a form that a file is for. */
export interface FileTarget {
  readonly formId: string
  readonly field: FormField
}

/**
 * Takes a file of a visitor: to the disk as it comes in, judged by its bytes, on the disk for good before it is acknowledged. What breaks off
 * or is refused leaves nothing.
 */
export async function takeFile(upload: Upload, target: FileTarget, exchange: Exchange): Promise<TakenFile> {
  const { services, site, store, visitor } = exchange
  const id = services.newToken(18)
  const place = formFilePlace(services.dataDir, site.id, id)
  const part = `${place}.part`
  const mayCome = await mayTake(target.field, exchange)
  if (mayCome !== null) {
    upload.discard()
    return { ok: false, problem: mayCome }
  }
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  try {
    const judged = await receive(upload, part, target.field)
    if (!judged.ok) return judged
    const nowMs = services.clock()
    const file: FormFile = {
      id,
      formId: target.formId,
      fieldId: target.field.id,
      session: visitor.key() ?? '',
      submissionId: '',
      state: 'pending',
      createdAtMs: nowMs,
      ...judged.file,
    }
    await settle(part, place)
    const isKept = await store.transaction(async (tables) => {
      if (!(await hasRoom(tables, file.bytes, services))) return false
      await tables.formFiles.insert(file)
      await tables.jobs.enqueue(expiryJob(nowMs))
      return true
    })
    if (isKept) return { ok: true, file }
    await rm(place, { force: true })
    return { ok: false, problem: 'file-no-room' }
  } finally {
    await rm(part, { force: true })
  }
}

async function mayTake(field: FormField, { store, services, visitor }: Exchange) {
  const nowMs = services.clock()
  const key = `form-file:${visitor.address}`
  const taken = await store.rateLimits.take(key, { ...formFileLimits.uploads, nowMs })
  if (!taken.allowed) return 'file-too-often'
  const isRoom = (await hasRoomFor(services.dataDir, mostBytes(field))) && (await hasRoom(store, 0, services))
  return isRoom ? null : 'file-no-room'
}

type Judged =
  | { readonly ok: true; readonly file: Pick<FormFile, 'name' | 'bytes' | 'kind'> }
  | { readonly ok: false; readonly problem: FormFileProblem }

async function receive(upload: Upload, part: string, field: FormField): Promise<Judged> {
  if ((await upload.saveTo(part, mostBytes(field))) === 'too-large')
    return { ok: false, problem: 'file-too-large' }
  const { size: bytes } = await stat(part)
  if (bytes === 0) return { ok: false, problem: 'file-empty' }
  const name = cleanFileName(upload.filename)
  const recognised = recogniseFormFile(await probeFile(part, { filename: name, bytes }), acceptedKinds(field))
  if (!recognised.ok) return recognised
  const { kind } = recognised
  if (formFileKinds[kind].group === 'picture' && kind !== 'heic') {
    const looked = await runPictureTask({ kind: 'look-at', from: part })
    if (!looked.ok) return { ok: false, problem: 'file-suspicious' }
  }
  return { ok: true, file: { name, bytes, kind } }
}

/** Puts a file in its place, so that neither its bytes nor its name are lost when the power fails. */
async function settle(part: string, place: string): Promise<void> {
  const file = await open(part, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, place)
  const folder = await open(path.dirname(place), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
