import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { averageColour, imageParts } from '../colour/image-colours.ts'
import { html, type Markup, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { focalPointOf } from '../image/image-attributes.ts'

/**
 * `video`: a wrapper that a script fills with the player, under an overlay image where the owner has one. The argument
 * `load-false` leaves the loading to another script, `color-data` adds the colours of the overlay.
 */
export const video = markupFormatter((item, args) => {
  const lateness = args.includes('load-false') ? html` data-load="false" ` : ''
  const overlay = hasOverlay(item) ? overlayOf(item, args.includes('color-data')) : ''
  return html`<div class="sqs-video-wrapper" ${lateness}data-html="${follow(item, [
    'oembed',
    'html',
  ])}" data-provider-name="${follow(item, ['oembed', 'providerName'])}">${overlay}</div>`
})

function hasOverlay(item: unknown): boolean {
  const hasImage = isTruthy(ownValue(item, 'mainImageId')) || isTruthy(ownValue(item, 'systemDataId'))
  return isTruthy(ownValue(item, 'overlay')) && hasImage
}

function overlayOf(item: unknown, hasColours: boolean): Markup {
  const hasKnownColours = hasColours && isTruthy(ownValue(item, 'colorData'))
  const colours = hasKnownColours
    ? imageParts.map((part) => colourAttribute(part, averageColour(item, part)))
    : []
  return html`<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="${plain(
    ownValue(item, 'assetUrl'),
  )}" data-image-dimensions="${plain(ownValue(item, 'originalSize'))}" data-image-focal-point="${focalPointOf(
    item,
  )}" ${colours}/><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
}

function colourAttribute(part: string, colour: unknown): Markup {
  return html`data-color-${part.toLowerCase()}="#${plain(colour)}" `
}
