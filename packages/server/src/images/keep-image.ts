import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProductImage } from '@vitrine/domain/product/product'
import { assetUrlOf, imageDir } from './image-folder.ts'
import { runPictureTask } from './picture-process.ts'

/** A picture that came in from outside. */
export interface IncomingImage {
  readonly id: string
  readonly websiteId: string
  readonly dataDir: string
  readonly bytes: Uint8Array
  readonly filename: string
  readonly altText: string
  /** Whether the bytes are kept as they are, since the picture is our own. */
  readonly isOwn?: boolean
}

/** The picture as it is stored, or that it is none we can read. */
export type KeptImage =
  | { readonly ok: true; readonly image: ProductImage }
  | { readonly ok: false; readonly problem: 'not-supported' }

/** Encodes a picture anew, without the place it was taken at and whatever else was in it, and stores it under its id. */
export async function keepImage(incoming: IncomingImage): Promise<KeptImage> {
  const { id, websiteId, dataDir, isOwn = false } = incoming
  const dir = imageDir(dataDir, websiteId, id)
  await mkdir(dir, { recursive: true })
  const from = path.join(dir, 'incoming')
  await writeFile(from, incoming.bytes)
  const result = await runPictureTask({ kind: 'take-in', from, to: path.join(dir, 'original'), isOwn })
  await rm(from, { force: true })
  if (!result.ok || !result.picture) return { ok: false, problem: 'not-supported' }

  const { ending, ...picture } = result.picture
  const filename = safeName(incoming.filename, ending)
  return {
    ok: true,
    image: {
      id,
      assetUrl: assetUrlOf(websiteId, id, filename),
      filename,
      contentType: ending === 'png' ? 'image/png' : 'image/jpeg',
      ...picture,
      altText: incoming.altText,
      focalPoint: { x: 0.5, y: 0.5 },
    },
  }
}

/** A file name that is safe in an address and says what the file is. */
function safeName(filename: string, ending: string): string {
  const stem = path
    .basename(filename.normalize('NFKD').replaceAll('\\', '/'))
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem || 'image'}.${ending}`
}
