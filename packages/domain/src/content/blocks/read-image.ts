import type { ProductImage } from '../../images/product-image.ts'
import { isRecord } from '../../shapes/is-record.ts'
import type { ReportProblem } from './report-problem.ts'

const colourNames = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const

/**
 * Reads the picture of a block. What it says of its file is only a form: before it is kept, the store's own record of the picture takes
 * its place, with the owner's words and focal point.
 */
export function readImage(
  value: unknown,
  { path, report }: { readonly path: string; readonly report: ReportProblem },
): ProductImage | null {
  const image = isRecord(value) ? value : {}
  const { id, assetUrl, filename, contentType, altText = '', widthPx, heightPx } = image
  if (!isText(id, 64) || !isText(altText, 1_000)) {
    report(path, 'This is not a picture of this site. Please choose it again.')
    return null
  }
  return {
    id,
    assetUrl: isText(assetUrl, 2_083) ? assetUrl : '',
    filename: isText(filename, 500) ? filename : '',
    contentType: isText(contentType, 100) ? contentType : '',
    widthPx: sizeOf(widthPx),
    heightPx: sizeOf(heightPx),
    altText,
    focalPoint: readFocalPoint(image.focalPoint),
    colors: readColors(image.colors),
  }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

function readFocalPoint(value: unknown): ProductImage['focalPoint'] {
  const { x, y } = isRecord(value) ? value : {}
  return { x: partOf(x), y: partOf(y) }
}

function partOf(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5
}

function readColors(value: unknown): ProductImage['colors'] {
  const given = isRecord(value) ? value : {}
  const colorOf = (name: (typeof colourNames)[number]) => {
    const color = given[name]
    return typeof color === 'string' && /^[0-9a-f]{6}$/i.test(color) ? color : 'dddddd'
  }
  const [topLeft, topRight, bottomLeft, bottomRight, center] = colourNames.map(colorOf)
  const grey = 'dddddd'
  return {
    topLeft: topLeft ?? grey,
    topRight: topRight ?? grey,
    bottomLeft: bottomLeft ?? grey,
    bottomRight: bottomRight ?? grey,
    center: center ?? grey,
  }
}
