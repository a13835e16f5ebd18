import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { localized } from '../../parts/html/localized.ts'
import { fillMessage } from '../../parts/html/localized-message.ts'
import { html } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { mapHtml } from './map-html.ts'

/** How high the map of an event is. */
const heightPx = 280

/** `system-map`: the map of an item's place; nothing of one that names no spot. */
export const systemMap = markupFormatter((item, _args, scope) => {
  const place = ownValue(item, 'location')
  const number = (name: string) => {
    const value = ownValue(place, name)
    return typeof value === 'number' && Number.isFinite(value) ? value : 0
  }
  const [latitude, longitude] = [
    number('markerLat') || number('mapLat'),
    number('markerLng') || number('mapLng'),
  ]
  if (latitude === 0 && longitude === 0) return html``
  const name = ['addressTitle', 'addressLine1'].map((line) => asText(follow(place, [line]))).find(Boolean)
  const tiles = {
    address: asText(scope.find(['websiteSettings', 'mapTiles', 'address'])),
    credit: asText(scope.find(['websiteSettings', 'mapTiles', 'credit'])),
  }
  const isDrawn = tiles.address === ''
  const shown = name ?? `${latitude}, ${longitude}`
  const say = (wording: string) => fillMessage(wording, [[shown, 'name']], scope)
  return mapHtml({
    spot: { latitude, longitude, zoom: Math.min(19, Math.max(1, Math.round(number('mapZoom') || 12))) },
    name: shown,
    words: {
      label: say(
        isDrawn
          ? localized(scope, 'showMap', 'Show the map of {name}')
          : localized(scope, 'openMap', 'Open the map of {name}'),
      ),
      title: say(localized(scope, 'mapOf', 'Map of {name}')),
    },
    language: scope.locale?.tag ?? (asText(scope.find(['website', 'language'])) || 'en'),
    heightPx,
    picture: null,
    tiles: isDrawn ? null : tiles,
  })
})
