import type { BlockValue } from '@vitrine/domain/content/layout'
import { html, joinMarkup } from '@vitrine/storefront/parts/html/markup'
import type { BlockWriter } from '../block-context.ts'
import { pictureHtml } from '../picture.ts'

/** A place: its address, and a map of OpenStreetMap that is loaded when a visitor asks for it. */
export const writeMap: BlockWriter<'map'> = (value, { span }) => {
  const { addressTitle, addressLine1, addressLine2, addressCountry, heightPx } = value
  const lines = [addressTitle, addressLine1, addressLine2, addressCountry].filter((each) => each !== '')
  const hasPoint = value.latitude !== 0 || value.longitude !== 0
  if (lines.length === 0 && !hasPoint) return null
  const name = lines[0] ?? `${value.latitude}, ${value.longitude}`
  const link = hasPoint ? pointUrl(value) : searchUrl(lines.join(', '))
  const frame = hasPoint ? html` data-embed-url="${frameUrl(value)}" data-embed-title="Map of ${name}"` : ''
  const picture = value.image
    ? pictureHtml(value.image, { span, aspectRatio: 'auto', className: 'sqs-video-poster block-map-picture' })
    : ''
  return html`<div class="sqs-block-map-frame block-embed" style="height:${heightPx}px"${frame}><a class="block-embed-overlay" href="${link}" rel="noopener"${hasPoint ? html` role="button"` : ''}>${picture}<span class="block-embed-pin" aria-hidden="true"></span><span class="block-embed-label">${
    hasPoint ? 'Show the map of' : 'Find on the map:'
  } ${name}</span></a></div>${
    lines.length === 0
      ? ''
      : html`<address class="map-address">${joinMarkup(
          lines.map((each) => html`${each}`),
          '<br>',
        )}</address>`
  }<p class="map-credit"><a href="${link}" rel="noopener">Larger map</a> by OpenStreetMap</p>`
}

function pointUrl({ latitude, longitude, zoom }: BlockValue<'map'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
}

function searchUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}

/** The map around the point: how much of the earth is seen halves with each step of the zoom. */
function frameUrl({ latitude, longitude, zoom }: BlockValue<'map'>): string {
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
