import type { GallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { html, type Markup, siteWording } from '../../parts/html/markup.ts'
import { plainAddress } from '../../parts/html/plain-address.ts'
import { type GalleryOnPage, sayOfGallery } from './gallery-on-page.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import { pictureHtml, pictureUrl } from './picture-html.ts'

/** One picture of a gallery and where it stands. */
export interface Slide {
  readonly picture: GalleryPicture
  readonly index: number
  readonly count: number
  readonly settings: GallerySettings
  readonly gallery: GalleryOnPage
}

/** Pictures of a gallery's first row are not held back. */
const eagerPictures = 2

/** A slide: its picture, in a link where it leads somewhere, and its title and description. */
export function slideHtml(slide: Slide): Markup {
  const { picture, index, count, settings, gallery } = slide
  const { design } = settings
  const isMoving = design === 'slideshow' || design === 'slider'
  const isActive = isMoving && index === 0
  const role = isMoving
    ? html` role="group" aria-roledescription="slide" aria-label="${sayOfGallery(gallery, 'slideOfSlides', { 0: index + 1, 1: count })}"`
    : ''
  const kind = picture.film ? 'video' : 'image'
  return html`<div class="slide sqs-gallery-design-${isMoving ? 'strip' : design}-slide${
    isActive ? ' sqs-active-slide' : ''
  }" id="${gallery.id}-${index + 1}"${picture.id === '' ? '' : html` data-item-id="${picture.id}"`} data-type="${kind}"${role}><div class="margin-wrapper">${contentHtml(slide)}${
    isMoving ? '' : metaHtml(slide)
  }</div>${isMoving ? metaHtml(slide) : ''}</div>`
}

function contentHtml(slide: Slide): Markup {
  const { picture, index, settings, gallery } = slide
  const image = picture.assetUrl
    ? pictureHtml(picture, {
        sizes: sizesOf(slide),
        isEager: gallery.isFirst === true && index < eagerPictures,
      })
    : html`<span class="sqs-gallery-no-picture"></span>`
  if (picture.film) return filmHtml(slide, picture.film, image)
  if (settings.lightbox && settings.design !== 'slideshow' && settings.design !== 'slider') {
    return html`<a class="image-slide-anchor content-fill" href="${plainAddress(
      pictureUrl(picture.assetUrl, 2500),
    )}" role="button" aria-haspopup="dialog" data-lightbox-index="${index}"${named(
      picture,
      sayOfGallery(gallery, 'enlargePicture', { 0: index + 1 }),
    )}>${image}</a>`
  }
  if (!picture.link) return html`<span class="image-slide-anchor content-fill">${image}</span>`
  const isNew = picture.link.newWindow || settings.newWindow
  return html`<a class="image-slide-anchor content-fill" href="${plainAddress(picture.link.url)}"${
    isNew ? html` target="_blank" rel="noopener"` : ''
  }${named(picture, sayOfGallery(gallery, 'openLinkOfPicture'))}>${image}</a>`
}

/** A film waits behind its picture until somebody asks for it. Its player is made of the address that the host's HTML names. */
function filmHtml({ picture, gallery }: Slide, film: NonNullable<GalleryPicture['film']>, image: Markup) {
  const title = picture.title || picture.altText || sayOfGallery(gallery, 'film')
  const label = sayOfGallery(gallery, 'playTrack', { title })
  return html`<a class="sqs-gallery-film content-fill" href="${plainAddress(
    film.url || '#',
  )}" role="button" aria-label="${label}" data-html="${film.html}">${image}<span class="sqs-gallery-play" aria-hidden="true"></span></a>`
}

/** A link around a picture without a description still needs a name. */
function named({ altText }: GalleryPicture, label: string): Markup | '' {
  return altText === '' ? html` aria-label="${label}"` : ''
}

function metaHtml({ picture, settings }: Slide): Markup {
  const { design, showMeta, showMetaBasic, showMetaOnlyTitle } = settings
  const isMoving = design === 'slideshow' || design === 'slider'
  const description = showMetaOnlyTitle ? '' : picture.descriptionHtml
  if (picture.title === '' && description === '') return html``
  const isShown = isMoving ? showMeta : showMetaBasic
  // Without its own caption a picture's words are still shown when it is enlarged.
  if (!isShown && (isMoving || !settings.lightbox)) return html``
  return html`<div class="${isMoving ? 'meta' : 'image-slide-title'}"${isShown ? '' : html` hidden`}>${
    picture.title === '' ? '' : html`<div class="meta-title">${picture.title}</div>`
  }${description === '' ? '' : html`<div class="meta-description">${siteWording(description)}</div>`}</div>`
}

/** How wide the browser should take a picture to be. */
function sizesOf({ settings, gallery, picture }: Slide): string {
  const full = gallery.widthPx ?? 1500
  if (settings.design === 'grid') {
    const share = Math.ceil(full / settings.thumbnailsPerRow)
    return `(max-width: 640px) ${settings.thumbnailsPerRow > 1 ? '50vw' : '100vw'}, ${share}px`
  }
  if (settings.design === 'slider') {
    const { width, height } = picture.size ?? { width: 3, height: 2 }
    return `min(100vw, ${Math.ceil((full / 2) * (width / height))}px)`
  }
  return `(max-width: ${full}px) 100vw, ${full}px`
}
