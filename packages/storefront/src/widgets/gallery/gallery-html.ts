import { aspectRatios } from '@vitrine/domain/content/gallery/gallery-choices'
import type { GallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { html, type Markup } from '../../parts/html/markup.ts'
import { type GalleryOnPage, sayOfGallery } from './gallery-on-page.ts'
import { type GalleryPicture, readGalleryPicture } from './gallery-picture.ts'
import { slideHtml } from './slide-html.ts'
import { controlsHtml, thumbnailsHtml } from './slideshow-html.ts'

/**
 * The HTML of a gallery, for galleries of their own page and for gallery blocks (specification, sections 4, 5 and 9). Images are in the
 * shape of platform reference, section 2.8, or items that have one; what is neither picture nor film is left out.
 */
export function galleryHtml(
  images: readonly unknown[],
  settings: GallerySettings,
  gallery: GalleryOnPage,
): Markup {
  const pictures = images.map(readGalleryPicture).filter((picture) => picture !== null)
  if (pictures.length === 0) return html``
  return settings.design === 'slideshow' || settings.design === 'slider'
    ? movingHtml(pictures, settings, gallery)
    : stillHtml(pictures, settings, gallery)
}

function stillHtml(pictures: readonly GalleryPicture[], settings: GallerySettings, gallery: GalleryOnPage) {
  return html`<div class="${classesOf(settings)}" ${behaviour(settings)} role="group" aria-label="${gallery.label}" style="${measures(
    settings,
    pictures,
  )}"><div class="sqs-gallery sqs-gallery-design-${settings.design}">${pictures.map((picture, index) =>
    slideHtml({ picture, index, count: pictures.length, settings, gallery }),
  )}</div></div>`
}

/** A strip of pictures that scrolls sideways by itself; a script adds arrows, thumbnails and autoplay. */
function movingHtml(pictures: readonly GalleryPicture[], settings: GallerySettings, gallery: GalleryOnPage) {
  const isAlone = pictures.length === 1
  return html`<div class="${classesOf(settings)}" ${behaviour(
    settings,
  )} role="group" aria-roledescription="carousel" aria-label="${gallery.label}" style="${measures(
    settings,
    pictures,
  )}">${isAlone ? '' : controlsHtml(settings, gallery)}<div class="sqs-gallery sqs-gallery-design-strip" id="${
    gallery.id
  }-slides" tabindex="0" role="group" aria-label="${sayOfGallery(gallery, 'slides')}">${pictures.map(
    (picture, index) => slideHtml({ picture, index, count: pictures.length, settings, gallery }),
  )}</div>${
    settings.thumbnails && !isAlone && settings.design === 'slideshow'
      ? thumbnailsHtml(pictures, gallery)
      : ''
  }<p class="sqs-gallery-status" aria-live="polite"></p></div>`
}

function classesOf(settings: GallerySettings): string {
  const { design, showMeta, showMetaBasic } = settings
  const isMoving = design === 'slideshow' || design === 'slider'
  const hasMeta = isMoving ? showMeta : showMetaBasic
  return [
    'sqs-gallery-container',
    `sqs-gallery-block-${design}`,
    isMoving && `sqs-gallery-block-meta-position-${settings.metaPosition}`,
    isMoving && !settings.controls && 'sqs-gallery-controls-disabled',
    isMoving && hasMeta && settings.showMetaOnHover && 'sqs-gallery-block-show-meta-on-hover',
    hasMeta && 'sqs-gallery-block-show-meta',
    design === 'grid' && `sqs-gallery-thumbnails-per-row-${settings.thumbnailsPerRow}`,
    design === 'grid' && settings.squareThumbs && `sqs-gallery-aspect-ratio-${settings.aspectRatio}`,
    design === 'slideshow' && settings.autoCrop && 'sqs-gallery-auto-crop',
    design === 'slideshow' && settings.transparentBackground && 'sqs-gallery-transparent-background',
    design === 'slider' && `sqs-gallery-active-alignment-${settings.activeAlignment}`,
    'clear',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the script reads. */
function behaviour({ design, autoplay, autoplaySeconds, lightbox, lightboxTheme }: GallerySettings): Markup {
  const isMoving = design === 'slideshow' || design === 'slider'
  return html`data-design="${design}"${isMoving && autoplay ? html` data-autoplay="${autoplaySeconds}"` : ''}${
    !isMoving && lightbox ? html` data-lightbox="${lightboxTheme}"` : ''
  }`
}

/** What the style sheet reads, as custom properties. */
function measures(settings: GallerySettings, pictures: readonly GalleryPicture[]): string {
  switch (settings.design) {
    case 'grid': {
      const form = settings.squareThumbs
        ? `--gallery-ratio:${rounded(aspectRatios[settings.aspectRatio].widthToHeight)}`
        : `--gallery-max-width:${settings.maxWidthPx}px`
      return `--gallery-columns:${settings.thumbnailsPerRow};--gallery-gap:${settings.paddingPx}px;${form}`
    }
    case 'slideshow':
      return `--gallery-ratio:${rounded(frameRatio(pictures))};--gallery-strip-height:${settings.thumbnailStripHeightPx}px;--gallery-strip-gap:${settings.thumbnailStripMarginPx}px`
    default:
      return `--gallery-gap:${settings.paddingPx}px`
  }
}

/** All pictures of a slideshow share a frame: the form of the first, but not taller than wide and not flatter than a cinema's. */
function frameRatio([first]: readonly GalleryPicture[]): number {
  const { width, height } = first?.size ?? { width: 3, height: 2 }
  return Math.min(2.4, Math.max(1, width / height))
}

function rounded(ratio: number): string {
  return String(Math.round(ratio * 10_000) / 10_000)
}
