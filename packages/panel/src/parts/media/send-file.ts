import type { ReplyOf } from '@vitrine/contract/call'
import { fieldsOf, type Outcome, type Received, readRefusal } from '@vitrine/contract/client/outcome'
import { finishDigitalFileCall } from '@vitrine/contract/downloads/panel-calls'
import { removeMediaCall } from '@vitrine/contract/media/library-calls'
import {
  beginUploadCall,
  cancelUploadCall,
  finishUploadCall,
  partBytes,
  readUploadCall,
} from '@vitrine/contract/media/upload-calls'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import { call } from '../../call/client.ts'
import { isUnexplained, textForStatus } from '../../call/messages.ts'
import { measurePlayed } from './measure-played.ts'
import { sendPart } from './send-part.ts'
import { uploadText } from './upload-texts.ts'
import { waitForConnection } from './wait-for-connection.ts'

/** A file of the library. */
export type PanelMedia = ReplyOf<typeof finishUploadCall>['media']

/** How far a file is. */
export type SendingState = 'sending' | 'lost' | 'processing'

/** A file to send, and who is told how far it is. */
interface SendContext {
  readonly file: File
  /** The file of the library whose place it takes. */
  readonly replacesId: string | null
  /** A file that is sold, and the one whose next version it is. */
  readonly forSale?: { readonly replacesId: string | null }
  readonly signal: AbortSignal
  readonly tell: (state: SendingState, sentBytes: number) => void
}

/** What became of a file; `problem` null: it was given up. */
export type Sent =
  | { readonly ok: true; readonly media: PanelMedia }
  | { readonly ok: true; readonly file: DigitalFile }
  | { readonly ok: false; readonly problem: string | null }

/** Sends a file in parts. A lost connection is waited for; a file that was begun before goes on where it stopped. */
export async function sendFile(sending: SendContext): Promise<Sent> {
  const { file, replacesId, signal } = sending
  const { name: filename, size: bytes, lastModified: modifiedAtMs } = file
  sending.tell('sending', 0)
  const begun = await call(beginUploadCall, {
    body: { filename, bytes, modifiedAtMs, replacesId, ...(sending.forSale && { isForSale: true }) },
  })
  if (!begun.ok) {
    const problem = begun.refusal.status === 0 ? uploadText.unable : wordsOf(begun)
    return { ok: false, problem: signal.aborted ? null : problem }
  }
  const { id, offset } = begun.reply.upload
  const problem = await sendParts(sending, id, offset)
  if (signal.aborted) return giveUp(id)
  if (problem !== null) return { ok: false, problem }
  return sending.forSale ? finishForSale(sending, sending.forSale, id) : finish(sending, id)
}

async function giveUp(uploadId: string): Promise<Sent> {
  await call(cancelUploadCall, { params: { uploadId } })
  return { ok: false, problem: null }
}

/** Sends what is left of a file; returns what went wrong. */
async function sendParts(
  { file, signal, tell }: SendContext,
  uploadId: string,
  from: number,
): Promise<string | null> {
  let offset = from
  while (offset < file.size && !signal.aborted) {
    const start = offset
    tell('sending', start)
    const content = file.slice(start, start + partBytes)
    const received = await sendPart({
      uploadId,
      offset: start,
      content,
      signal,
      onSent: (bytes) => tell('sending', start + bytes),
    })
    const arrived = arrivedOf(received)
    if (arrived !== null) {
      offset = arrived
      continue
    }
    if (received.status !== 0) return wordsOf({ refusal: readRefusal(received, textForStatus) })
    tell('lost', start)
    const found = await findOffset(uploadId, signal)
    if (typeof found === 'string') return found
    offset = found
  }
  return null
}

/** How much has arrived, as the server says after a part, taken or not. */
function arrivedOf({ status, body }: Received): number | null {
  const { upload, offset } = fieldsOf(body)
  const arrived = status === 409 ? offset : fieldsOf(upload).offset
  return typeof arrived === 'number' ? arrived : null
}

/** Waits for the connection, and asks how much has arrived; in words when it does not come back. */
async function findOffset(uploadId: string, signal: AbortSignal): Promise<number | string> {
  for (let attempt = 0; ; attempt += 1) {
    if (!(await waitForConnection(attempt, signal))) return uploadText.network
    const known = await call(readUploadCall, { params: { uploadId } })
    if (known.ok) return known.reply.upload.offset
    if (known.refusal.status !== 0) return wordsOf(known)
  }
}

async function finish({ file, replacesId, signal, tell }: SendContext, uploadId: string): Promise<Sent> {
  tell('processing', file.size)
  const body = await measurePlayed(file)
  const finished = await askUntilAnswered(signal, () =>
    call(finishUploadCall, { params: { uploadId }, body }),
  )
  if (signal.aborted) return takeBack(finished.ok && replacesId === null ? uploadId : null)
  return finished.ok ? readMedia(finished.reply) : finished
}

async function finishForSale(
  { file, signal, tell }: SendContext,
  { replacesId }: NonNullable<SendContext['forSale']>,
  uploadId: string,
): Promise<Sent> {
  tell('processing', file.size)
  const finished = await askUntilAnswered(signal, () =>
    call(finishDigitalFileCall, { params: { uploadId }, body: { replacesId } }),
  )
  return finished.ok ? { ok: true, file: finished.reply.file } : finished
}

type Answered<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly problem: string }

/** Asks until there is an answer: where one was lost on its way, the server gives it once more. */
async function askUntilAnswered<Reply>(
  signal: AbortSignal,
  ask: () => Promise<Outcome<Reply>>,
): Promise<Answered<Reply>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask()
    if (answer.ok) return answer
    const { status } = answer.refusal
    if (status !== 0) return { ok: false, problem: status >= 500 ? uploadText.processing : wordsOf(answer) }
    if (!(await waitForConnection(attempt, signal))) return { ok: false, problem: uploadText.network }
  }
}

/** What was given up while it was processed is not to stay; a file whose place it took is gone already. */
async function takeBack(mediaId: string | null): Promise<Sent> {
  if (mediaId !== null) await call(removeMediaCall, { body: { ids: [mediaId], evenIfUsed: false } })
  return { ok: false, problem: uploadText.processingCancelled }
}

function readMedia({ media }: Partial<ReplyOf<typeof finishUploadCall>>): Sent {
  return media ? { ok: true, media } : { ok: false, problem: uploadText.noResponse }
}

function wordsOf({ refusal }: Pick<Outcome<never> & { readonly ok: false }, 'refusal'>): string {
  return isUnexplained(refusal) ? uploadText.upload : refusal.message
}
