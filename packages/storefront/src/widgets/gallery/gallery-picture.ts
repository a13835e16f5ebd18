import { isLinkAddress } from '@vitrine/domain/content/blocks/link-address'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { withoutTags } from '../../parts/image/alt-text.ts'
import { fieldsOf } from '../../parts/product/fields.ts'

/** A picture or film of a gallery, read from page data. */
export interface GalleryPicture {
  readonly id: string
  readonly assetUrl: string
  /** In pixels; null when it is not known. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** Widths in which it can be had, in pixels, rising. */
  readonly widths: readonly number[]
  /** From 0 to 1, what stays in sight when the picture is cut. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  readonly altText: string
  readonly title: string
  /** Cleaned HTML. */
  readonly descriptionHtml: string
  readonly link: { readonly url: string; readonly newWindow: boolean } | null
  readonly film: { readonly html: string; readonly url: string } | null
}

/** Longest text for those who do not see a picture (specification, section 9). */
const longestAltText = 1000

/** Reads a picture in the shape of platform reference, section 2.8, or an item that has one; null for anything without a picture or film. */
export function readGalleryPicture(value: unknown): GalleryPicture | null {
  const item = fieldsOf(value)
  const main = isTruthy(item.assetUrl) ? item : fieldsOf(item.mainImage)
  const film = readFilm(item.oembed)
  const assetUrl = asText(main.assetUrl) || asText(ownValue(item.oembed, 'thumbnailUrl'))
  if (assetUrl === '' && film === null) return null
  return {
    id: asText(item.id),
    assetUrl,
    size: readSize(asText(main.originalSize)),
    widths: readWidths(asText(main.systemDataVariants)),
    focalPoint: readPoint(main.mediaFocalPoint),
    altText: readAltText(item, main),
    title: readTitle(item),
    descriptionHtml: asText(item.description) || asText(item.body) || asText(item.excerpt),
    link: readLink(item.clickthroughUrl),
    film,
  }
}

/** The text of its own, else the title, else the description without its tags, else the name of the file. */
function readAltText(item: ReturnType<typeof fieldsOf>, main: ReturnType<typeof fieldsOf>): string {
  const described = withoutTags(asText(item.description) || asText(item.body))
    .replace(/\s+/g, ' ')
    .trim()
  const own = asText(main.altText) || asText(ownValue(item.mainImage, 'altText'))
  const text = own || asText(item.title) || described || asText(main.filename)
  return text.trim().slice(0, longestAltText)
}

/** A title that only repeats the text for those who do not see the picture, or the file's name, is none. */
function readTitle(item: ReturnType<typeof fieldsOf>): string {
  const title = asText(item.title).trim()
  return title !== '' && title === asText(item.filename) ? '' : title
}

function readSize(text: string): GalleryPicture['size'] {
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : null
}

function readWidths(variants: string): readonly number[] {
  return [...variants.matchAll(/(?:^|,)(\d{2,4})w/g)].map(([, width]) => Number(width)).sort((a, b) => a - b)
}

function readPoint(value: unknown): GalleryPicture['focalPoint'] {
  const { x, y } = fieldsOf(value)
  return { x: partOf(x), y: partOf(y) }
}

function partOf(value: unknown): number {
  const number = value === undefined ? 0.5 : asNumber(value)
  return number >= 0 && number <= 1 ? number : 0.5
}

function readLink(value: unknown): GalleryPicture['link'] {
  const url = safeAddress(typeof value === 'string' ? value : asText(ownValue(value, 'url')))
  return url === null ? null : { url, newWindow: isTruthy(ownValue(value, 'newWindow')) }
}

function readFilm(value: unknown): GalleryPicture['film'] {
  const html = asText(ownValue(value, 'html'))
  return html === '' ? null : { html, url: safeAddress(asText(ownValue(value, 'url'))) ?? '' }
}

function safeAddress(text: string): string | null {
  const address = text.trim()
  return address !== '' && isLinkAddress(address) ? address : null
}
