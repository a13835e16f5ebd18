import type { ProductImage } from '@vitrine/domain/images/product-image'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { imageWidths } from '../page-json/image.ts'

/** The width below which the columns of a row stand one above the other, in pixels; `blocks.css` has the same. */
const stackingWidthPx = 640

/** How a picture is shown. */
export interface PictureFrame {
  /** Twelfths of the page. */
  readonly span: number
  /** As blocks name it: `auto` shows the whole picture. */
  readonly aspectRatio: string
  readonly className: string
  /** Text for those who do not see it; the picture's own unless the place has a better one. */
  readonly altText?: string
}

/** An `<img>` with its widths and its size, which keeps its focal point in sight where it is cut. */
export function pictureHtml(image: ProductImage, frame: PictureFrame): Markup {
  const { assetUrl, widthPx, heightPx, altText, focalPoint } = image
  const size = widthPx > 0 && heightPx > 0 ? html` width="${widthPx}" height="${heightPx}"` : ''
  return html`<img class="${frame.className}" src="${assetUrl}?format=750w" srcset="${srcset(image)}" sizes="${sizes(
    frame.span,
  )}"${size} alt="${frame.altText ?? altText}" loading="lazy" decoding="async" data-image-dimensions="${widthPx}x${heightPx}" data-image-focal-point="${focalPoint.x},${focalPoint.y}"${styleOf(
    image,
    frame,
  )}>`
}

/** The widths a picture can be had in, and itself where none of them is as wide. */
function srcset({ assetUrl, widthPx }: ProductImage): string {
  const widths = imageWidths.filter((width) => width <= widthPx)
  const candidates = widths.map((width) => `${assetUrl}?format=${width}w ${width}w`)
  const isWider = widthPx > (widths.at(-1) ?? 0) && widthPx < 2_500
  return [...candidates, ...(isWider ? [`${assetUrl}?format=original ${widthPx}w`] : [])].join(', ')
}

function sizes(span: number): string {
  return `(max-width: ${stackingWidthPx}px) 100vw, ${Math.ceil((span / 12) * 100)}vw`
}

function styleOf(image: ProductImage, { aspectRatio }: PictureFrame): Markup | '' {
  const { focalPoint } = image
  const { x, y } = focalPoint
  const cut =
    aspectRatio === 'auto'
      ? ''
      : `aspect-ratio:${ratioOf(aspectRatio)};object-fit:cover;object-position:${percent(x)} ${percent(y)}`
  const style = [cut, tintOf(image)].filter((each) => each !== '').join(';')
  return style === '' ? '' : html` style="${style}"`
}

/** Its average colour, on which a photograph stands until it is there; what may be see-through has none. */
function tintOf({ contentType, colors }: ProductImage): string {
  return contentType === 'image/jpeg' && /^[0-9a-f]{6}$/.test(colors.center)
    ? `background:#${colors.center} content-box`
    : ''
}

/** `16:9` or `2.40`, as style sheets write it. */
export function ratioOf(aspectRatio: string): string {
  return aspectRatio.replace(':', '/')
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
