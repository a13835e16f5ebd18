import './map.css'
import type { Map as LeafletMap } from 'leaflet'

/** Puts a map that can be moved in the place of the drawing, once its first square has come: a host that does not answer changes nothing. */
export function wake(block: HTMLElement): void {
  void openMap(block)
}

async function openMap(block: HTMLElement): Promise<void> {
  const { mapSpot = '', mapTiles = '', mapCredit = '', mapName = '' } = block.dataset
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = mapSpot.split(',').map(Number)
  if (!mapTiles.startsWith('https://') || ![latitude, longitude, zoom].every(Number.isFinite)) return
  const { default: leaflet } = await import('leaflet')
  const frame = document.createElement('div')
  frame.className = 'block-map-live'
  frame.setAttribute('role', 'region')
  frame.setAttribute('aria-label', `Map of ${mapName}`)
  block.append(frame)
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  const map = leaflet.map(frame, {
    attributionControl: false,
    // A page is scrolled past a map: the wheel and a single finger belong to the page, the keys and two fingers to the map.
    scrollWheelZoom: false,
    dragging: !isTouched,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  leaflet.control.attribution({ prefix: false }).addAttribution(creditHtml(mapCredit)).addTo(map)
  map.setView([latitude, longitude], zoom)
  const icon = leaflet.divIcon({
    className: 'block-map-marker',
    html: '<span></span>',
    iconSize: [26, 26],
    iconAnchor: [13, 31],
  })
  leaflet.marker([latitude, longitude], { icon, alt: mapName, keyboard: false }).addTo(map)
  const tiles = leaflet.tileLayer(mapTiles, { maxZoom: 19 })
  tiles.once('tileload', () => block.querySelector('.block-embed-overlay')?.remove())
  tiles.on('tileerror', () => giveUp(block, map, frame))
  tiles.addTo(map)
}

/** Takes the map away again, unless it shows something already. */
function giveUp(block: HTMLElement, map: LeafletMap, frame: HTMLElement): void {
  if (!block.querySelector('.block-embed-overlay') || !frame.isConnected) return
  map.remove()
  frame.remove()
}

/** The credit as text; the name of OpenStreetMap leads to its licence, as it asks. */
function creditHtml(credit: string): string {
  const text = document.createElement('span')
  text.textContent = credit
  return text.innerHTML.replace(
    'OpenStreetMap',
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
  )
}
