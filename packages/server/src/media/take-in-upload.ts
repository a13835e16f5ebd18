import { copyFile, open, rm } from 'node:fs/promises'
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

/** The entry that a file makes, with its bytes in their place; or why it makes none. A new file has no address yet. */
export type TakenIn =
  | { readonly ok: true; readonly entry: MediaEntry }
  | {
      readonly ok: false
      readonly problem: 'too-large' | 'too-many-pixels' | 'not-supported' | 'failed' | 'kind-differs'
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
  if (former)
    await rm(imageDir(dataDir, { websiteId, imageId: id, version }), { recursive: true, force: true })
  const saveTo = async (place: string) => {
    await copyFile(file, place)
    return 'saved' as const
  }
  const filename = former?.filename ?? upload.filename
  const altText = former?.altText ?? ''
  const content = { saveTo }
  const kept = await keepImage({ id, websiteId, language, dataDir, version, content, filename, altText })
  if (!kept.ok) return kept
  const focalPoint = former?.focalPoint ?? kept.image.focalPoint
  return {
    ok: true,
    entry: { ...plainEntry, ...former, ...kept.image, focalPoint, bytes: kept.bytes, version },
  }
}

async function takeFile(whole: WholeUpload, { kind, contentType, ending }: FileType): Promise<TakenIn> {
  const { upload, file, websiteId, language, dataDir, former, played } = whole
  const id = former?.id ?? upload.id
  const version = (former?.version ?? 0) + 1
  await placeFile(file, entryFile(dataDir, websiteId, { id, version }))
  const filename = former?.filename ?? `${safeStem(upload.filename, language)}.${ending}`
  const size = kind === 'video' ? { widthPx: played.widthPx, heightPx: played.heightPx } : {}
  const durationMs = kind === 'file' ? 0 : played.durationMs
  const { bytes } = upload
  const plain = { ...plainEntry, ...noPicture, id, assetUrl: '', ...former }
  return {
    ok: true,
    entry: { ...plain, ...size, kind, filename, contentType, durationMs, bytes, version },
  }
}
