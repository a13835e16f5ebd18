import { randomUUID } from 'node:crypto'
import { copyFile, open, rename, rm, stat } from 'node:fs/promises'
import { type FileType, headBytes, recogniseFile } from '@vitrine/domain/media/file-signatures'
import { safeStem } from '@vitrine/domain/media/media-address'
import { largestBytes, type MediaEntry, noPicture, plainEntry } from '@vitrine/domain/media/media-entry'
import type { Upload } from '@vitrine/store/media/uploads'
import { imageDir } from '../images/image-folder.ts'
import { keepImage } from '../images/keep-image.ts'
import { entryFile } from './media-folders.ts'
import { placeFile } from './uploaded-bytes.ts'

/** A whole file, and where it goes. */
export interface WholeUpload {
  readonly upload: Upload
  readonly file: string
  readonly websiteId: string
  /** Of the site. */
  readonly language: string
  readonly dataDir: string
  readonly former: MediaEntry | null
  /** What only the sender of a recording or film knows. */
  readonly played: { readonly durationMs: number; readonly widthPx: number; readonly heightPx: number }
}

/** The entry that a file makes, with its bytes; or why it makes none. A new file has no address yet. */
export type TakenIn =
  | { readonly ok: true; readonly entry: MediaEntry; readonly bytes: WaitingBytes | null }
  | {
      readonly ok: false
      readonly problem: 'too-large' | 'too-many-pixels' | 'not-supported' | 'failed' | 'kind-differs'
    }

/** Bytes that replace others lie beside their place until the replacement counts: another server may have replaced the same file. */
interface WaitingBytes {
  readonly from: string
  readonly to: string
}

/** Puts them there, while nobody else may replace the file; what an attempt that did not count left there goes. */
export async function settleBytes({ from, to }: WaitingBytes): Promise<void> {
  // A transaction that is done again finds them there.
  if (!(await stat(from).catch(() => null))) return
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}

/** Removes those of a replacement that does not count. */
export async function dropBytes({ from }: WaitingBytes): Promise<void> {
  await rm(from, { recursive: true, force: true })
}

function waitingAt(to: string): WaitingBytes {
  return { from: `${to}.${randomUUID()}`, to }
}

/** Takes a whole file in by what its first bytes say. The library does not know of it before its entry is kept. */
export async function takeInUpload(whole: WholeUpload): Promise<TakenIn> {
  const { upload, former } = whole
  const type = recogniseFile(await readHead(whole.file), upload.filename)
  if (type === null) return { ok: false, problem: 'not-supported' }
  if (upload.bytes > largestBytes[type.kind]) return { ok: false, problem: 'too-large' }
  if (former && !mayReplace(former, type)) return { ok: false, problem: 'kind-differs' }
  return type.kind === 'picture' ? takePicture(whole) : takeFile(whole, type)
}

/** A picture may become one in another format; the address of a file says what it is. */
function mayReplace(former: MediaEntry, type: FileType): boolean {
  return former.kind === type.kind && (type.kind === 'picture' || former.contentType === type.contentType)
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

async function takePicture(whole: WholeUpload): Promise<TakenIn> {
  const { upload, file, websiteId, language, dataDir, former } = whole
  const id = former?.id ?? upload.id
  const version = (former?.version ?? 0) + 1
  const bytes = former ? waitingAt(imageDir(dataDir, { websiteId, imageId: id, version })) : null
  const saveTo = async (place: string) => {
    await copyFile(file, place)
    return 'saved' as const
  }
  const filename = former?.filename ?? upload.filename
  const altText = former?.altText ?? ''
  const content = { saveTo }
  const kept = await keepImage({
    ...{ id, websiteId, language, dataDir, version, content, filename, altText },
    ...(bytes && { dir: bytes.from }),
  })
  if (!kept.ok) return kept
  const focalPoint = former?.focalPoint ?? kept.image.focalPoint
  return {
    ok: true,
    entry: { ...plainEntry, ...former, ...kept.image, focalPoint, bytes: kept.bytes, version },
    bytes,
  }
}

async function takeFile(whole: WholeUpload, { kind, contentType, ending }: FileType): Promise<TakenIn> {
  const { upload, file, websiteId, language, dataDir, former, played } = whole
  const id = former?.id ?? upload.id
  const version = (former?.version ?? 0) + 1
  const place = entryFile(dataDir, websiteId, { id, version })
  const waiting = former ? waitingAt(place) : null
  await placeFile(file, waiting?.from ?? place)
  const filename = former?.filename ?? `${safeStem(upload.filename, language)}.${ending}`
  const size = kind === 'video' ? { widthPx: played.widthPx, heightPx: played.heightPx } : {}
  const durationMs = kind === 'file' ? 0 : played.durationMs
  const { bytes } = upload
  const plain = { ...plainEntry, ...noPicture, id, assetUrl: '', ...former }
  return {
    ok: true,
    entry: { ...plain, ...size, kind, filename, contentType, durationMs, bytes, version },
    bytes: waiting,
  }
}
