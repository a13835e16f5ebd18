import type { GallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { html, type Markup } from '../../parts/html/markup.ts'
import { plainAddress } from '../../parts/html/plain-address.ts'
import { type GalleryOnPage, sayOfGallery } from './gallery-on-page.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import { pictureUrl } from './picture-html.ts'

/** The buttons of a slideshow, before its pictures (WAI-ARIA practices, carousel). What moves by itself can always be stopped. */
export function controlsHtml({ controls, autoplay }: GallerySettings, gallery: GalleryOnPage): Markup {
  if (!controls && !autoplay) return html``
  const target = html`aria-controls="${gallery.id}-slides"`
  return html`<div class="sqs-gallery-controls">${
    autoplay
      ? html`<button type="button" class="sqs-gallery-rotation" ${target} aria-label="${sayOfGallery(gallery, 'stopSlideshow')}"></button>`
      : ''
  }${
    controls
      ? html`<button type="button" class="previous" ${target} aria-label="${sayOfGallery(gallery, 'previousPicture')}"></button><button type="button" class="next" ${target} aria-label="${sayOfGallery(gallery, 'nextPicture')}"></button>`
      : ''
  }</div>`
}

/** The strip of small pictures; each leads to its slide, with and without a script. */
export function thumbnailsHtml(pictures: readonly GalleryPicture[], gallery: GalleryOnPage): Markup {
  return html`<div class="sqs-gallery-thumbnails" role="group" aria-label="${sayOfGallery(gallery, 'thumbnails')}" tabindex="0">${pictures.map(
    (picture, index) =>
      html`<a href="#${gallery.id}-${index + 1}" data-slide="${index}" aria-label="${sayOfGallery(gallery, 'picture', { 0: index + 1 })}${
        picture.title && `: ${picture.title}`
      }"${index === 0 ? html` aria-current="true" class="sqs-active-slide"` : ''}>${thumbnail(picture)}</a>`,
  )}</div>`
}

function thumbnail({ assetUrl, size }: GalleryPicture): Markup {
  if (assetUrl === '') return html`<span class="sqs-gallery-no-picture"></span>`
  const dimensions = size ? html` width="${size.width}" height="${size.height}"` : ''
  return html`<img src="${plainAddress(pictureUrl(assetUrl, 300))}" alt="" loading="lazy" decoding="async"${dimensions}>`
}
