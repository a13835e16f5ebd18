import { rm } from 'node:fs/promises'
import type { finishUploadCall } from '@vitrine/contract/media/upload-calls'
import { kindByName } from '@vitrine/domain/media/file-signatures'
import { followInDocument } from '@vitrine/domain/media/follow-entry'
import { largestBytes, type MediaEntry } from '@vitrine/domain/media/media-entry'
import {
  fileTooLargeText,
  fileUnsupportedText,
  mediaProblemText,
  tooManyPixelsText,
} from '@vitrine/domain/media/media-text'
import { changedMeanwhileText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Upload } from '@vitrine/store/media/uploads'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { prepareJob } from '../images/prepare-job.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { addressFile } from './address-file.ts'
import { uploadFile } from './media-folders.ts'
import { presentMedia } from './present-media.ts'
import { removeFilesJob } from './remove-files.ts'
import { dropBytes, settleBytes, type TakenIn, takeInUpload } from './take-in-upload.ts'
import { becameOf, findOwn, gone } from './upload-calls.ts'
import { arrivedBytes, inTurn } from './uploaded-bytes.ts'

/** How many places that name a file are counted. */
const mostUses = 1_000

type FinishContext = Exchange<typeof finishUploadCall>

/** Takes a whole file into the library; what is none that we take is removed at once. What is finished already is answered once more. */
export async function postFinish(exchange: FinishContext): Promise<AnswerTo<typeof finishUploadCall>> {
  const { uploadId } = exchange.params
  const upload = await findOwn(exchange, uploadId)
  // Who finishes the same file, or replaces the same one, at the same time, finds it as the first left it.
  return inTurn(upload?.replacesId ?? uploadId, () => finish(exchange, uploadId))
}

async function finish(exchange: FinishContext, uploadId: string): Promise<AnswerTo<typeof finishUploadCall>> {
  const { store, services, site, body } = exchange
  const { dataDir } = services
  const upload = await findOwn(exchange, uploadId)
  if (!upload) return answerAgain(exchange, uploadId)
  // What is to be sold does not become a file that everybody sees.
  if (upload.isForSale) return gone()
  const file = uploadFile(dataDir, site.id, upload.id)
  const offset = await arrivedBytes(file)
  if (offset !== upload.bytes)
    return refuse('upload-unfinished', mediaProblemText['upload-unfinished'], { offset })
  const former = upload.replacesId === null ? null : ((await store.media.find(upload.replacesId)) ?? null)
  if (upload.replacesId !== null && !former) return refuse('not-found', notFoundText)

  const { id: websiteId, language } = site
  const taken = await takeInUpload({ upload, file, websiteId, language, dataDir, former, played: body })
  if (!taken.ok) {
    if (taken.problem !== 'failed') await discard(exchange, upload, file)
    return refuseUpload(taken, upload)
  }
  const kept = await store.transaction((tables) => keep(tables, exchange, { upload, former, taken }))
  if ('body' in kept) {
    if (taken.bytes) await dropBytes(taken.bytes)
    return kept
  }
  await rm(file, { force: true })
  return reply({ media: presentMedia(kept.entry, kept.useCount) })
}

async function answerAgain(
  exchange: FinishContext,
  uploadId: string,
): Promise<AnswerTo<typeof finishUploadCall>> {
  const { media } = exchange.store
  const entry = await media.find(await becameOf(exchange, uploadId))
  return entry ? reply({ media: presentMedia(entry, (await media.uses(entry.id, mostUses)).length) }) : gone()
}

type Taken = TakenIn & { readonly ok: true }

interface Kept {
  readonly entry: MediaEntry
  readonly useCount: number
}

async function keep(
  tables: SiteTables,
  exchange: FinishContext,
  {
    upload,
    former,
    taken,
  }: { readonly upload: Upload; readonly former: MediaEntry | null; readonly taken: Taken },
): Promise<Kept | Refusal> {
  const { services, account } = exchange
  // Who else changes the file that it replaces waits, and is told that it was changed.
  if (former) await tables.site.lock()
  // Of two that finish the same file, one comes too late.
  if (!(await tables.uploads.remove(upload.id))) return gone()
  const nowMs = services.clock()
  if (former) return replace(tables, exchange, { upload, former, taken })

  const addressed =
    taken.entry.kind === 'picture' ? taken.entry : await addressFile(tables.media, taken.entry)
  const entry = { ...addressed, createdAtMs: nowMs, updatedAtMs: nowMs, uploadedBy: account?.id ?? '' }
  await tables.media.save(entry)
  if (entry.kind === 'picture') await tables.jobs.enqueue(prepareJob(services.newId(), entry.id, nowMs))
  await recordAuditEntry(tables, exchange, { subjectId: entry.id, summary: `Uploaded ${entry.filename}` })
  return { entry, useCount: 0 }
}

async function replace(
  tables: SiteTables,
  exchange: FinishContext,
  { upload, former, taken }: { readonly upload: Upload; readonly former: MediaEntry; readonly taken: Taken },
): Promise<Kept | Refusal> {
  const { services, site } = exchange
  const known = await tables.media.find(former.id)
  if (known?.version !== former.version) return refuse('changed-meanwhile', changedMeanwhileText)
  const nowMs = services.clock()
  // What was written of it while the file came in stays.
  const { title, altText, focalPoint } = known
  const updatedAtMs = Math.max(nowMs, known.updatedAtMs + 1)
  const entry = { ...taken.entry, title, altText, focalPoint, updatedAtMs, replacedAtMs: nowMs }
  if (taken.bytes) await settleBytes(taken.bytes)
  await tables.media.save(entry)
  await tables.uploads.save({ ...upload, finishedAs: entry.id })
  const change = { websiteId: site.id, former: known, changed: entry }
  await tables.media.changeHolders(entry.id, (document) => followInDocument(document, change))
  await tables.site.raiseRevision()
  const { id, kind, version } = former
  await tables.jobs.enqueue(removeFilesJob(services.newId(), { id, kind, version }, nowMs))
  if (kind === 'picture') await tables.jobs.enqueue(prepareJob(services.newId(), id, nowMs))
  await recordAuditEntry(tables, exchange, { subjectId: id, summary: `Replaced ${entry.filename}` })
  return { entry, useCount: (await tables.media.uses(id, mostUses)).length }
}

async function discard({ store, ...exchange }: FinishContext, upload: Upload, file: string): Promise<void> {
  await store.uploads.remove(upload.id)
  await rm(file, { force: true })
  await recordAuditEntry(store, exchange, { subjectId: upload.id, summary: `Refused ${upload.filename}` })
}

function refuseUpload({ problem }: TakenIn & { readonly ok: false }, { filename }: Upload): Refusal {
  switch (problem) {
    case 'too-large':
      return refuse('picture-too-large', fileTooLargeText(filename, largestBytes[kindByName(filename)]))
    case 'too-many-pixels':
      return refuse('picture-too-many-pixels', tooManyPixelsText(filename))
    case 'not-supported':
      return refuse('picture-unsupported', fileUnsupportedText(filename))
    case 'kind-differs':
      return refuse('kind-differs', mediaProblemText['kind-differs'])
    case 'failed':
      return refuse('processing-failed', mediaProblemText['processing-failed'])
  }
}
