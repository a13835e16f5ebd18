import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProductImage } from '@vitrine/domain/product/product'
import { assetUrlOf, imageDir } from './image-folder.ts'
import { loadSharp, maxPixels } from './load-sharp.ts'

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

/** Formats that are read, told by content, never by name; drawings (SVG) can hold scripts and are refused. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/** Encodes a picture anew, without the place it was taken at and whatever else was in it, and stores it under its id. */
export async function keepImage(incoming: IncomingImage): Promise<KeptImage> {
  const made = await encodeAnew(incoming.bytes, incoming.isOwn ?? false)
  if (!made) return { ok: false, problem: 'not-supported' }

  const { id, websiteId, dataDir } = incoming
  const dir = imageDir(dataDir, websiteId, id)
  await mkdir(dir, { recursive: true })
  // Renamed into place, so that a picture is there whole or not at all.
  await writeFile(path.join(dir, 'original.part'), made.bytes)
  await rename(path.join(dir, 'original.part'), path.join(dir, `original.${made.ending}`))

  const filename = safeName(incoming.filename, made.ending)
  return {
    ok: true,
    image: {
      id,
      assetUrl: assetUrlOf(websiteId, id, filename),
      filename,
      contentType: made.ending === 'png' ? 'image/png' : 'image/jpeg',
      widthPx: made.widthPx,
      heightPx: made.heightPx,
      altText: incoming.altText,
      focalPoint: { x: 0.5, y: 0.5 },
      colors: made.colors,
    },
  }
}

interface Encoded {
  readonly bytes: Uint8Array
  readonly ending: 'jpg' | 'png'
  readonly widthPx: number
  readonly heightPx: number
  readonly colors: ProductImage['colors']
}

async function encodeAnew(bytes: Uint8Array, isOwn: boolean): Promise<Encoded | null> {
  const sharp = await loadSharp()
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format, hasAlpha, width, height } = await source.metadata()
    if (!readable.has(format)) return null
    if (isOwn && format === 'jpeg') {
      const colors = await readColors(bytes)
      return { bytes, ending: 'jpg', widthPx: width, heightPx: height, colors }
    }
    const upright = source.autoOrient().toColourspace('srgb')
    const encoded = hasAlpha
      ? upright.png({ compressionLevel: 8 })
      : upright.jpeg({ quality: 90, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      ending: hasAlpha ? 'png' : 'jpg',
      widthPx: info.width,
      heightPx: info.height,
      colors: await readColors(data),
    }
  } catch {
    // Whatever the library cannot read is no picture to us.
    return null
  }
}

/** Average colours by region, from the picture shrunk to nine dots. */
async function readColors(bytes: Uint8Array): Promise<ProductImage['colors']> {
  const sharp = await loadSharp()
  const dots = await sharp(bytes)
    .resize(3, 3, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const colorAt = (dot: number) => dots.subarray(dot * 3, dot * 3 + 3).toString('hex')
  return {
    topLeft: colorAt(0),
    topRight: colorAt(2),
    center: colorAt(4),
    bottomLeft: colorAt(6),
    bottomRight: colorAt(8),
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
