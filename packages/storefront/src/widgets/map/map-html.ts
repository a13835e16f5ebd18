import { html, type Markup } from '../../parts/html/markup.ts'
import { type MapSpot, mapDrawing } from './map-drawing.ts'

/** A map that visitors can move: where its squares come from, and whom it is by. */
interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  readonly address: string
  readonly credit: string
}

/** What a map shows. */
export interface MapView {
  readonly spot: MapSpot
  /** What is there, such as the name of a shop. */
  readonly name: string
  /** What is said of pressing it, and of the map that comes then: with the name, in the language of the page. */
  readonly words: { readonly label: string; readonly title: string }
  /** Of the page. */
  readonly language: string
  readonly heightPx: number
  /** A picture in place of the plain drawing. */
  readonly picture: Markup | null
  /** Null: no host of a map is set. */
  readonly tiles: MapTiles | null
}

/**
 * The frame of a map: a drawing with the way to a map elsewhere. With tiles it becomes a map when it is scrolled near; without them the map of
 * OpenStreetMap is loaded when somebody presses, and not before.
 */
export function mapHtml({ spot, name, words, language, heightPx, picture, tiles }: MapView): Markup {
  const drawn = picture ?? mapDrawing(spot, { heightPx, language })
  const wake = tiles
    ? html` data-map-spot="${spot.latitude},${spot.longitude},${spot.zoom}" data-map-tiles="${tiles.address}" data-map-credit="${tiles.credit}" data-map-name="${name}"`
    : html` data-embed-url="${frameUrl(spot)}" data-embed-title="${words.title}"`
  const role = tiles ? '' : html` role="button"`
  return html`<div class="sqs-block-map-frame block-embed block-map" style="height:${heightPx}px"${wake}><a class="block-embed-overlay" href="${mapPageUrl(spot)}" rel="noopener"${role}>${drawn}<span class="block-embed-pin" aria-hidden="true"></span><span class="block-embed-label">${words.label}</span></a></div>`
}

/** The page of OpenStreetMap that shows a spot. */
export function mapPageUrl({ latitude, longitude, zoom }: MapSpot): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
}

/** The map around the spot: how much of the earth is seen halves with each step of the zoom. */
function frameUrl({ latitude, longitude, zoom }: MapSpot): string {
  const widthDegrees = (360 / 2 ** zoom) * 2
  const heightDegrees = widthDegrees * 0.5 * Math.cos((latitude * Math.PI) / 180)
  const box = [
    longitude - widthDegrees / 2,
    latitude - heightDegrees / 2,
    longitude + widthDegrees / 2,
    latitude + heightDegrees / 2,
  ].map((degrees) => degrees.toFixed(6))
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
