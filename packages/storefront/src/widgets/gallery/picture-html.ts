import { html, type Markup, plain } from '../../parts/html/markup.ts'
import { plainAddress } from '../../parts/html/plain-address.ts'
import type { GalleryPicture } from './gallery-picture.ts'

/** The widest a picture is sent, in pixels (specification, section 9). */
const widest = 2500

/** An `<img>` with its widths, its size against layout shift, and the point that stays in sight; `sizes` as in HTML. */
export function pictureHtml(picture: GalleryPicture, { sizes, isEager = false }: PictureUse): Markup {
  const { assetUrl, size, focalPoint, altText } = picture
  const { x, y } = focalPoint
  const dimensions = size ? html`width="${size.width}" height="${size.height}" ` : ''
  const form = size ? html`data-image-dimensions="${`${size.width}x${size.height}`}" ` : ''
  const place = x === 0.5 && y === 0.5 ? '' : html` style="object-position:${percent(x)} ${percent(y)}"`
  return html`<img class="thumb-image loaded" src="${plainAddress(pictureUrl(assetUrl, 750))}"${srcset(
    picture,
  )} sizes="${sizes}" ${dimensions}alt="${altText}" ${loading(
    isEager,
  )} decoding="async" data-image="${plain(assetUrl)}" ${form}data-image-focal-point="${`${x},${y}`}"${place}>`
}

/** Where a picture stands. */
export interface PictureUse {
  readonly sizes: string
  /** Whether it is in sight at once, so that it must not wait. */
  readonly isEager?: boolean
}

/** The address of a picture in a width; pictures of other hosts have one only. */
export function pictureUrl(assetUrl: string, width: number): string {
  if (!isOurs(assetUrl)) return assetUrl
  return `${assetUrl}${assetUrl.includes('?') ? '&' : '?'}format=${Math.min(width, widest)}w`
}

function srcset({ assetUrl, widths }: GalleryPicture): Markup | '' {
  if (widths.length === 0 || !isOurs(assetUrl)) return ''
  return html` srcset="${plain(widths.map((width) => `${pictureUrl(assetUrl, width)} ${width}w`).join(', '))}"`
}

function loading(isEager: boolean): Markup {
  return isEager ? html`fetchpriority="high"` : html`loading="lazy"`
}

/** Pictures with a list of widths are served by this site or its like. */
function isOurs(assetUrl: string): boolean {
  return assetUrl.startsWith('/') && !assetUrl.startsWith('//')
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
