import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'

interface Size {
  readonly width: number
  readonly height: number
}

const badSize = "Invalid source parameter. Pass in 'originalSize'"

/** The widest image each ready-made size serves; beyond the last, 1500w does (specification, section 9). */
const thumbnailWidths = [100, 300, 500, 750, 1000]

/** `width` of a size such as `1500x1000`; missing for anything else. */
export const width: Formatter = (value) => readSize(value)?.width

/** `height` of a size such as `1500x1000`; missing for anything else. */
export const height: Formatter = (value) => readSize(value)?.height

/** `resizedHeightForWidth`: how high an image is when it is that wide. */
export const resizedHeightForWidth: Formatter = (value, [wanted = '']) => {
  const size = readSize(value)
  return size && size.width > 0 ? scale(size.height, wanted, size.width) : badSize
}

/** `resizedWidthForHeight`: how wide an image is when it is that high. */
export const resizedWidthForHeight: Formatter = (value, [wanted = '']) => {
  const size = readSize(value)
  return size && size.height > 0 ? scale(size.width, wanted, size.height) : badSize
}

/** `squarespaceThumbnailForWidth`: the name of the smallest ready-made size that is at least that wide. */
export const thumbnailForWidth: Formatter = (_value, [wanted = '']) =>
  thumbnail(Number.parseInt(wanted, 10) || 0)

/** `squarespaceThumbnailForHeight`: the same for a height. */
export const thumbnailForHeight: Formatter = (value, [wanted = '']) => {
  const size = readSize(value)
  if (!size || size.height === 0) return badSize
  return thumbnail(scale(size.width, wanted, size.height))
}

function readSize(value: unknown): Size | undefined {
  const [, across, down] = /^(\d{1,7})x(\d{1,7})$/.exec(asText(value)) ?? []
  return across === undefined ? undefined : { width: Number(across), height: Number(down) }
}

function scale(side: number, wanted: string, base: number): number {
  return Math.trunc(side * ((Number.parseInt(wanted, 10) || 0) / base))
}

function thumbnail(wantedWidth: number): string {
  const enough = thumbnailWidths.find((each) => wantedWidth <= each)
  return `${enough ?? 1500}w`
}
