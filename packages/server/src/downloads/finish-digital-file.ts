import { open, rm } from 'node:fs/promises'
import type { finishDigitalFileCall } from '@vitrine/contract/downloads/panel-calls'
import { deliveredName } from '@vitrine/domain/downloads/file-name'
import { headBytes, recogniseFile } from '@vitrine/domain/media/file-signatures'
import { mediaProblemText } from '@vitrine/domain/media/media-text'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { StoredFile } from '@vitrine/store/downloads/digital-files'
import { digitalPath } from '@vitrine/store/downloads/digital-place'
import type { Upload } from '@vitrine/store/media/uploads'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { uploadFile } from '../media/media-folders.ts'
import { becameOf, findOwn, gone } from '../media/upload-calls.ts'
import { arrivedBytes, inTurn, placeFile } from '../media/uploaded-bytes.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

type FinishContext = Exchange<typeof finishDigitalFileCall>

/** Takes a whole file among those that are sold; it may be of any kind, as it only ever goes out to be saved. */
export async function postDigitalFile(
  exchange: FinishContext,
): Promise<AnswerTo<typeof finishDigitalFileCall>> {
  const { params, body } = exchange
  return inTurn(body.replacesId ?? params.uploadId, () => finish(exchange))
}

async function finish(exchange: FinishContext): Promise<AnswerTo<typeof finishDigitalFileCall>> {
  const { params, body, store, services, site } = exchange
  const upload = await findOwn(exchange, params.uploadId)
  if (!upload) return answerAgain(exchange)
  if (upload.isForSale !== true) return gone()
  const arrived = uploadFile(services.dataDir, site.id, upload.id)
  const offset = await arrivedBytes(arrived)
  if (offset !== upload.bytes)
    return refuse('upload-unfinished', mediaProblemText['upload-unfinished'], { offset })
  const former = body.replacesId === null ? null : ((await store.digitalFiles.find(body.replacesId)) ?? null)
  if (body.replacesId !== null && !former) return refuse('not-found', notFoundText)

  const file = await nextVersion(upload, former, { arrived, nowMs: services.clock() })
  await placeFile(arrived, digitalPath(services.dataDir, site.id, file))
  const kept = await store.transaction((tables) => keep(tables, exchange, { upload, file, former }))
  if (kept) return kept
  await rm(arrived, { force: true })
  return answer(file)
}

/** Answers once more what is finished already: whoever did that may not have got the answer. */
async function answerAgain(exchange: FinishContext): Promise<AnswerTo<typeof finishDigitalFileCall>> {
  const file = await exchange.store.digitalFiles.find(await becameOf(exchange, exchange.params.uploadId))
  return file ? answer(file) : gone()
}

function answer({ id, filename, bytes }: StoredFile): AnswerTo<typeof finishDigitalFileCall> {
  return reply({ file: { id, filename, bytes } })
}

async function nextVersion(
  upload: Upload,
  former: StoredFile | null,
  { arrived, nowMs }: { readonly arrived: string; readonly nowMs: number },
): Promise<StoredFile> {
  const filename = deliveredName(upload.filename)
  const version = (former?.version ?? 0) + 1
  const { bytes } = upload
  return {
    id: former?.id ?? upload.id,
    filename,
    bytes,
    contentType: recogniseFile(await readHead(arrived), filename)?.contentType ?? 'application/octet-stream',
    version,
    createdAtMs: former?.createdAtMs ?? nowMs,
    versions: [...(former?.versions ?? []), { version, bytes, filename }],
  }
}

/** Refuses what somebody else finished meanwhile; undefined when it is kept. */
async function keep(
  tables: SiteTables,
  exchange: FinishContext,
  {
    upload,
    file,
    former,
  }: { readonly upload: Upload; readonly file: StoredFile; readonly former: StoredFile | null },
): Promise<Refusal | undefined> {
  if (!(await tables.uploads.remove(upload.id))) return gone()
  const known = await tables.digitalFiles.lock(file.id)
  if (known?.version !== former?.version) return gone()
  await tables.digitalFiles.save(file)
  if (former) await tables.uploads.save({ ...upload, finishedAs: file.id })
  const summary = former
    ? `Replaced the file for sale ${file.filename}`
    : `Uploaded the file for sale ${file.filename}`
  await recordAuditEntry(tables, exchange, { subjectId: file.id, summary })
  return undefined
}

async function readHead(file: string): Promise<Uint8Array> {
  const opened = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
