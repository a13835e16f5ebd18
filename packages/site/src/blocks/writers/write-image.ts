import type { BlockValue } from '@vitrine/domain/content/layout'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { sayIn } from '../../words/visitor-words.ts'
import { type BlockContext, type BlockWriter, cleaned, target } from '../block-context.ts'
import { pictureHtml } from '../picture.ts'

type ImageValue = BlockValue<'image'>

/** A picture: with a caption when it stands in the text, or with title, words and button in one of the designs that put them together. */
export const writeImage: BlockWriter<'image'> = (value, place) => {
  if (!value.image) return null
  const classes = [
    'image-block-outer-wrapper',
    `layout-caption-${value.captionPlacement}`,
    `design-layout-${value.design}`,
    `image-position-${value.imagePosition}`,
    ...(value.stretch ? ['image-block-stretch'] : []),
  ]
  const body = value.design === 'inline' ? inlineHtml : combinedHtml
  return html`<div class="${classes.join(' ')}">${body(value, value.image, place)}</div>`
}

function inlineHtml(value: ImageValue, image: ProductImage, place: BlockContext): Markup {
  const { captionPlacement, caption, title } = value
  const hasCaption = captionPlacement !== 'hidden' && (caption !== '' || title !== '')
  const words = html`${title === '' ? '' : html`<p class="image-title">${title}</p>`}${cleaned(caption)}`
  return html`<figure class="sqs-block-image-figure image-block"${naturalWidth(value, image)}>${wrapLink(
    value,
    html`<div class="image-block-wrapper">${picture(value, image, place)}</div>`,
    place,
  )}${
    hasCaption
      ? html`<figcaption class="image-caption-wrapper"><div class="image-caption">${words}</div></figcaption>`
      : ''
  }</figure>`
}

/** Unless it is stretched, a picture is never larger than it was taken. */
function naturalWidth({ stretch }: ImageValue, { widthPx }: ProductImage): Markup | '' {
  return stretch || widthPx === 0 ? '' : html` style="max-width:${widthPx}px"`
}

/** Poster, card, overlap, collage and stack: the style sheet puts the words on, beside or below the picture. */
function combinedHtml(value: ImageValue, image: ProductImage, place: BlockContext): Markup {
  const { design, title, caption, buttonLabel, link, newWindow } = value
  const hasWords = title !== '' || caption !== '' || buttonLabel !== ''
  const words = html`<figcaption class="image-card-wrapper"><div class="image-card">${
    title === ''
      ? ''
      : html`<div class="image-title-wrapper"><div class="image-title sqs-dynamic-text"><p>${title}</p></div></div>`
  }${
    caption === ''
      ? ''
      : html`<div class="image-subtitle-wrapper"><div class="image-subtitle sqs-dynamic-text">${cleaned(caption)}</div></div>`
  }${
    buttonLabel === ''
      ? ''
      : html`<div class="image-button-wrapper"><div class="image-button sqs-dynamic-text"><a class="image-button-inner" href="${
          link || '#'
        }"${target(newWindow)}>${buttonLabel}</a></div></div>`
  }</div></figcaption>`
  const shown = html`<div class="image-block-wrapper">${picture(value, image, place)}<div class="image-overlay"></div></div>`
  // With a button, the link is the button's.
  return html`<figure class="sqs-block-image-figure image-block-${design}">${
    buttonLabel === '' ? wrapLink(value, shown, place) : shown
  }${hasWords ? words : ''}</figure>`
}

function picture({ aspectRatio }: ImageValue, image: ProductImage, { span }: BlockContext): Markup {
  return pictureHtml(image, { span, aspectRatio, className: 'thumb-image loaded' })
}

/** A picture leads where its owner said, or to itself in large, which a script shows over the page. */
function wrapLink(
  { link, newWindow, lightbox, image }: ImageValue,
  shown: Markup,
  { page }: BlockContext,
): Markup {
  const say = sayIn(page.context.site.language)
  const name = image?.altText
    ? ''
    : html` aria-label="${link === '' ? say('Enlarge the picture') : say('Open the link of this picture')}"`
  if (link !== '') {
    return html`<a class="sqs-block-image-link" href="${link}"${target(newWindow)}${name}>${shown}</a>`
  }
  if (!lightbox || !image) return shown
  return html`<a class="sqs-block-image-link lightbox" href="${image.assetUrl}?format=2500w" role="button" aria-haspopup="dialog" data-lightbox-picture${name}>${shown}</a>`
}
