import type { BlockValue } from '@vitrine/domain/content/layout'
import { tilesOf } from '@vitrine/domain/places/place-settings'
import { html, joinMarkup, type Markup } from '@vitrine/storefront/parts/html/markup'
import { mapHtml, mapPageUrl } from '@vitrine/storefront/widgets/map/map-html'
import { sayIn } from '../../words/visitor-words.ts'
import type { BlockContext, BlockWriter } from '../block-context.ts'
import { pictureHtml } from '../picture.ts'

/** A place: its map, as the site draws maps, and its address in words. */
export const writeMap: BlockWriter<'map'> = (value, place) => {
  const { addressTitle, addressLine1, addressLine2, addressCountry, latitude, longitude, zoom } = value
  const lines = [addressTitle, addressLine1, addressLine2, addressCountry].filter((each) => each !== '')
  const hasPoint = latitude !== 0 || longitude !== 0
  if (lines.length === 0 && !hasPoint) return null
  const spot = { latitude, longitude, zoom }
  const link = hasPoint ? mapPageUrl(spot) : searchUrl(lines.join(', '))
  const say = sayIn(place.page.context.site.language)
  const name = lines[0] ?? `${latitude}, ${longitude}`
  return html`${hasPoint ? mapOf(value, place, name) : searchFrame(value, place, { words: say('Find on the map: {name}', { name }), link })}${
    lines.length === 0
      ? ''
      : html`<address class="map-address">${joinMarkup(
          lines.map((each) => html`${each}`),
          '<br>',
        )}</address>`
  }<p class="map-credit"><a href="${link}" rel="noopener">${say('Larger map')}</a> ${say('by OpenStreetMap')}</p>`
}

function mapOf(value: BlockValue<'map'>, { page, span }: BlockContext, name: string): Markup {
  const { places, language } = page.context.site
  const say = sayIn(language)
  const { latitude, longitude, zoom, heightPx, image } = value
  const tiles = tilesOf(places)
  return mapHtml({
    spot: { latitude, longitude, zoom },
    name,
    words: {
      label: tiles === '' ? say('Show the map of {name}', { name }) : say('Open the map of {name}', { name }),
      title: say('Map of {name}', { name }),
    },
    language,
    heightPx,
    picture: image ? posterHtml(image, span) : null,
    tiles: tiles === '' ? null : { address: tiles, credit: places.tileCredit },
  })
}

/** An address without coordinates: nobody can tell where it is, but a map elsewhere. */
function searchFrame(
  { heightPx, image }: BlockValue<'map'>,
  { span }: BlockContext,
  { words, link }: { readonly words: string; readonly link: string },
): Markup {
  const picture = image ? posterHtml(image, span) : ''
  return html`<div class="sqs-block-map-frame block-embed" style="height:${heightPx}px"><a class="block-embed-overlay" href="${link}" rel="noopener">${picture}<span class="block-embed-pin" aria-hidden="true"></span><span class="block-embed-label">${words}</span></a></div>`
}

function posterHtml(image: NonNullable<BlockValue<'map'>['image']>, span: number): Markup {
  return pictureHtml(image, {
    span,
    aspectRatio: 'auto',
    className: 'sqs-video-poster block-map-picture',
  })
}

function searchUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.toWellFormed())}`
}
