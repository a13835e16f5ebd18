import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, type Markup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { focalPointOf } from '../../parts/image/image-attributes.ts'
import { averageColour, imageParts } from '../colour/image-colours.ts'

/**
 * `video`: a wrapper that a script fills with the player, under an overlay where the owner wants one, with the image if there
 * is one. The argument `load-false` leaves the loading to another script, `color-data` adds the colours of the image.
 */
export const video = markupFormatter((item, args) => {
  const lateness = args.includes('load-false') ? html` data-load="false" ` : ''
  const hasOverlay = isTruthy(ownValue(item, 'overlay'))
  const overlay = hasOverlay ? overlayOf(item, args.includes('color-data')) : ''
  return html`<div class="sqs-video-wrapper" ${lateness}data-html="${follow(item, [
    'oembed',
    'html',
  ])}" data-provider-name="${plain(follow(item, ['oembed', 'providerName']))}">${overlay}</div>`
})

function overlayOf(item: unknown, hasColours: boolean): Markup {
  const hasImage = isTruthy(ownValue(item, 'mainImageId')) || isTruthy(ownValue(item, 'systemDataId'))
  const image = hasImage ? imageOf(item, hasColours) : ''
  return html`<div class="sqs-video-overlay${hasImage ? '' : ' no-thumb'}" style="opacity: 0;">${image}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
}

function imageOf(item: unknown, hasColours: boolean): Markup {
  const hasKnownColours = hasColours && isTruthy(ownValue(item, 'colorData'))
  const colours = hasKnownColours
    ? imageParts.map((part) => colourAttribute(part, averageColour(item, part)))
    : []
  return html`<img data-load="false" data-src="${plain(ownValue(item, 'assetUrl'))}" data-image-dimensions="${plain(
    ownValue(item, 'originalSize'),
  )}" data-image-focal-point="${focalPointOf(item)}" ${colours}/>`
}

function colourAttribute(part: string, colour: unknown): Markup {
  return html`data-color-${part.toLowerCase()}="#${plain(colour)}" `
}
