import { rm } from 'node:fs/promises'
import type {
  beginUploadCall,
  cancelUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
} from '@vitrine/contract/media/upload-calls'
import { kindByName } from '@vitrine/domain/media/file-signatures'
import { largestBytes, largestForSale } from '@vitrine/domain/media/media-entry'
import { fileTooLargeText, mediaProblemText } from '@vitrine/domain/media/media-text'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Upload } from '@vitrine/store/media/uploads'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { discardJob } from './discard-upload.ts'
import { uploadFile } from './media-folders.ts'
import { isFull, uploadShares } from './upload-shares.ts'
import { appendPart, arrivedBytes, hasRoomFor, inTurn } from './uploaded-bytes.ts'

/** Begins an upload, or answers the one that this account began for the same file. */
export async function postUpload(
  exchange: Exchange<typeof beginUploadCall>,
): Promise<AnswerTo<typeof beginUploadCall>> {
  const { body, store, services, account } = exchange
  const kind = kindByName(body.filename)
  const largest = body.isForSale ? largestForSale : largestBytes[kind]
  if (body.bytes > largest) return refuse('picture-too-large', fileTooLargeText(body.filename, largest))
  if (!(await hasRoomFor(services.dataDir, body.bytes)))
    return refuse('disk-full', mediaProblemText['disk-full'])

  const shares = await uploadShares(await store.uploads.list(), placeOf(exchange))
  const begun = await store.transaction(async (tables) => {
    const all = await tables.uploads.list()
    const known = all.find((each) => each.accountId === account?.id && isSame(each, body))
    if (known) return known
    if (isFull(all, body.bytes, shares)) return refuse('uploads-full', mediaProblemText['uploads-full'])
    if (body.replacesId !== null && !(await tables.media.find(body.replacesId)))
      return refuse('not-found', notFoundText)
    return begin(tables, exchange)
  })
  return 'body' in begun ? begun : reply({ upload: await present(exchange, begun) })
}

async function begin(
  tables: SiteTables,
  { body, services, account }: Exchange<typeof beginUploadCall>,
): Promise<Upload> {
  const createdAtMs = services.clock()
  const { filename, bytes, modifiedAtMs, replacesId, isForSale } = body
  const upload: Upload = {
    id: services.newId(),
    accountId: account?.id ?? '',
    filename,
    bytes,
    modifiedAtMs,
    kind: kindByName(filename),
    replacesId,
    createdAtMs,
    ...(isForSale && { isForSale }),
  }
  await tables.uploads.save(upload)
  await tables.jobs.enqueue(discardJob(services.newId(), upload.id, createdAtMs))
  return upload
}

type FileAsked = Pick<Upload, 'filename' | 'bytes' | 'modifiedAtMs' | 'replacesId' | 'isForSale'>

function isSame(known: FileAsked, asked: FileAsked): boolean {
  const areSame = (['filename', 'bytes', 'modifiedAtMs', 'replacesId'] as const).every(
    (name) => known[name] === asked[name],
  )
  return areSame && (known.isForSale ?? false) === (asked.isForSale ?? false)
}

/** Answers what the account has not finished of the library; files to be sold, and those that replace one, go on where they were begun. */
export async function getUploads(
  exchange: Exchange<typeof listUploadsCall>,
): Promise<AnswerTo<typeof listUploadsCall>> {
  const own = (await exchange.store.uploads.list()).filter(
    ({ accountId, isForSale = false, replacesId }) =>
      accountId === exchange.account?.id && !isForSale && replacesId === null,
  )
  return reply({ uploads: await Promise.all(own.map((upload) => present(exchange, upload))) })
}

/** Answers how much of an upload has arrived. */
export async function getUpload(
  exchange: Exchange<typeof readUploadCall>,
): Promise<AnswerTo<typeof readUploadCall>> {
  const upload = await findOwn(exchange, exchange.params.uploadId)
  return upload ? reply({ upload: await present(exchange, upload) }) : gone()
}

/** Takes a part of a file. */
export async function postPart(
  exchange: Exchange<typeof sendPartCall>,
): Promise<AnswerTo<typeof sendPartCall>> {
  const { params, query, upload: part, site, services } = exchange
  const upload = await findOwn(exchange, params.uploadId)
  if (!upload) return gone()
  if (!part) return refuse('picture-missing', 'Please choose a file.')
  if (!(await hasRoomFor(services.dataDir, upload.bytes - query.offset)))
    return refuse('disk-full', mediaProblemText['disk-full'])
  if (await lostRoom(exchange, upload)) return refuse('uploads-full', mediaProblemText['uploads-full'])
  const file = uploadFile(services.dataDir, site.id, upload.id)
  const { offset } = query
  const placed = { offset, totalBytes: upload.bytes, partId: services.newId() }
  const appended = await appendPart(file, part, placed)
  if (!appended.ok)
    return refuse('upload-misplaced', mediaProblemText['upload-misplaced'], { offset: appended.offset })
  return reply({ upload: await present(exchange, upload) })
}

/** Whether others have taken the room of an upload that lay still. */
async function lostRoom(exchange: Exchange<typeof sendPartCall>, upload: Upload): Promise<boolean> {
  const place = placeOf(exchange)
  const own = await uploadShares([upload], place)
  if (own.get(upload.id) === upload.bytes) return false
  const others = (await exchange.store.uploads.list()).filter(({ id }) => id !== upload.id)
  return isFull(others, upload.bytes, await uploadShares(others, place))
}

function placeOf({ services, site }: Pick<Exchange, 'services' | 'site'>) {
  return { dataDir: services.dataDir, websiteId: site.id, nowMs: services.clock() }
}

/** Gives an upload up. */
export async function deleteUpload(
  exchange: Exchange<typeof cancelUploadCall>,
): Promise<AnswerTo<typeof cancelUploadCall>> {
  const upload = await findOwn(exchange, exchange.params.uploadId)
  if (!upload) return gone()
  const { store, services, site } = exchange
  await inTurn(upload.replacesId ?? upload.id, async () => {
    await store.uploads.remove(upload.id)
    await rm(uploadFile(services.dataDir, site.id, upload.id), { force: true })
  })
  return reply({})
}

/** An upload of the account that asks, which is not finished. */
export async function findOwn(
  { store, account }: Pick<Exchange, 'store' | 'account'>,
  uploadId: string,
): Promise<Upload | undefined> {
  const upload = await store.uploads.find(uploadId)
  return upload?.accountId === account?.id && upload?.finishedAs === undefined ? upload : undefined
}

/** The id of what an upload became: whoever finished it may not have got the answer. A new file has that of its upload. */
export async function becameOf(
  { store, account }: Pick<Exchange, 'store' | 'account'>,
  uploadId: string,
): Promise<string> {
  const upload = await store.uploads.find(uploadId)
  return (upload?.accountId === account?.id && upload?.finishedAs) || uploadId
}

/** Says that there is no such upload: it was given up, or cleared away after a day. */
export function gone(): Refusal {
  return refuse('upload-gone', mediaProblemText['upload-gone'])
}

async function present({ services, site }: Pick<Exchange, 'services' | 'site'>, upload: Upload) {
  const { id, filename, bytes, kind, replacesId, createdAtMs } = upload
  const offset = await arrivedBytes(uploadFile(services.dataDir, site.id, id))
  return { id, filename, bytes, offset, kind, replacesId, createdAtMs }
}
