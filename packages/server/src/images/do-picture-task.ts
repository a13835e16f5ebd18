import { copyFile, rename, writeFile } from 'node:fs/promises'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { isDiskFull } from '@vitrine/store/engine/errors'
import { loadSharp, maxPixels } from './load-sharp.ts'
import type { PictureResult, PictureTask, RenditionKind } from './picture-task.ts'

/** Formats that are read, recognised by content, never by name; drawings (SVG) can hold scripts and are refused. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/** Does a piece of work on a picture. Files are renamed into place, so that each is there whole or not at all. */
export async function doPictureTask(task: PictureTask): Promise<PictureResult> {
  if (task.kind === 'convert') {
    await convert(task)
    return { ok: true, picture: null }
  }
  if (task.kind === 'look-at') {
    const isPicture = await isReadable(task.from).catch(() => false)
    return isPicture ? { ok: true, picture: null } : { ok: false, problem: 'not-supported' }
  }
  // Whatever the library cannot read is no picture to us.
  return takeIn(task).catch((error) => ({
    ok: false,
    problem: isDiskFull(error) ? 'disk-full' : 'not-supported',
  }))
}

async function isReadable(from: string): Promise<boolean> {
  const sharp = await loadSharp()
  const { format } = await sharp(from, { limitInputPixels: maxPixels, failOn: 'error' }).metadata()
  return readable.has(format)
}

async function convert({
  from,
  to,
  part,
  widthPx,
  format,
}: Extract<PictureTask, { kind: 'convert' }>): Promise<void> {
  const sharp = await loadSharp()
  const picture = sharp(from, { limitInputPixels: maxPixels }).resize({
    width: widthPx,
    withoutEnlargement: true,
  })
  await encode(picture, format).toFile(part)
  await rename(part, to)
}

type Picture = ReturnType<Awaited<ReturnType<typeof loadSharp>>>

function encode(picture: Picture, format: RenditionKind): Picture {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 })
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 })
    case 'png':
      return picture.png({ compressionLevel: 8 })
    case 'jpg':
      return picture.jpeg({ quality: 82, mozjpeg: true })
  }
}

async function takeIn({
  from,
  to,
  part,
  isOwn,
}: Extract<PictureTask, { kind: 'take-in' }>): Promise<PictureResult> {
  const sharp = await loadSharp()
  const source = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
  // What stands in its head is read whatever its size; its pixels are not.
  const { format, hasAlpha, width, height } = await sharp(from, { limitInputPixels: false }).metadata()
  if (!readable.has(format)) return { ok: false, problem: 'not-supported' }
  if (width * height > maxPixels) return { ok: false, problem: 'too-many-pixels' }

  const ending = hasAlpha ? 'png' : 'jpg'
  if (isOwn && format === 'jpeg') {
    await copyFile(from, part)
    await rename(part, `${to}.jpg`)
    const colors = await readColors(from)
    return { ok: true, picture: { ending, widthPx: width, heightPx: height, colors } }
  }
  const upright = source.autoOrient().toColourspace('srgb')
  const encoded = hasAlpha
    ? upright.png({ compressionLevel: 8 })
    : upright.jpeg({ quality: 90, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  await writeFile(part, data)
  await rename(part, `${to}.${ending}`)
  const colors = await readColors(data)
  return { ok: true, picture: { ending, widthPx: info.width, heightPx: info.height, colors } }
}

/** Average colours by region, from the picture shrunk to nine dots. */
async function readColors(picture: Buffer | string): Promise<ProductImage['colors']> {
  const sharp = await loadSharp()
  const dots = await sharp(picture)
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
