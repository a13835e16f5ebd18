import { elementOf } from '../elements.ts'
import { readPair } from './place-image.ts'

/** Width and height in pixels. */
interface Dimensions {
  readonly width: number
  readonly height: number
}

/** What scripts that lay pictures out themselves ask about one. */
export interface PictureAttributes {
  readonly source: string
  readonly dimensions: Dimensions
  readonly focalPoint: { readonly x: number; readonly y: number }
}

/** `ImageLoader._getDataFromNode`: what a picture says of itself; zeros for what is no picture. */
export function pictureAttributes(image: unknown): PictureAttributes {
  const element = elementOf(image)
  const [x, y] = readPair(element?.dataset.imageFocalPoint ?? null, ',') ?? [0.5, 0.5]
  return {
    source: element?.dataset.src ?? element?.dataset.image ?? '',
    dimensions: dimensionsOf(image),
    focalPoint: { x, y },
  }
}

/** `Rendering.getDimensionsFromNode`: the size of the picture itself, whatever it is shown in. */
function dimensionsOf(image: unknown): Dimensions {
  const element = elementOf(image)
  const [width, height] = readPair(element?.dataset.imageDimensions ?? null, 'x') ?? [0, 0]
  if (width > 0 && height > 0) return { width, height }
  return element instanceof HTMLImageElement
    ? { width: element.naturalWidth, height: element.naturalHeight }
    : { width: 0, height: 0 }
}

/** `ImageLoader.getDimensionForValue`: the side that is asked for, when the other one is so long. */
export function dimensionForValue(
  side: string,
  value: number,
  data: Partial<PictureAttributes> = {},
): number {
  const { width = 0, height = 0 } = data.dimensions ?? {}
  if (!(width > 0 && height > 0)) return 0
  return side === 'height' ? (value * height) / width : (value * width) / height
}

/** `Y.Squarespace.Rendering`: sizes of pictures, for scripts that lay them out themselves. */
export const rendering = {
  getDimensionsFromNode: dimensionsOf,
  getWidthForHeight: (width: number, height: number, wanted: number) =>
    dimensionForValue('width', wanted, { dimensions: { width, height } }),
  getHeightForWidth: (width: number, height: number, wanted: number) =>
    dimensionForValue('height', wanted, { dimensions: { width, height } }),
}
