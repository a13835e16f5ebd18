import type { changePlacesCall, readPlacesCall } from '@vitrine/contract/places/panel-calls'
import type { PlaceSettings } from '@vitrine/domain/places/place-settings'
import { checkPlaces, keptPlaces, presentPlaces } from '@vitrine/domain/website/settings/place-keys'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../website/settings-part.ts'

const placesPart: SettingsPart<PlaceSettings> = {
  present: ({ places }) => presentPlaces(places),
  check: (value, { places }) => checkPlaces(value, places),
  change: (site, value) => ({ ...site, places: keptPlaces(value, site.places) }),
  summary: 'Changed places and maps',
}

/** Answers who knows places and whose map is drawn; a placeholder stands for the key of Google. */
export function getPlaces(
  exchange: Exchange<typeof readPlacesCall>,
): Promise<AnswerTo<typeof readPlacesCall>> {
  return readPart(placesPart, exchange)
}

/** Changes who knows places and whose map is drawn. */
export function putPlaces(
  exchange: Exchange<typeof changePlacesCall>,
): Promise<AnswerTo<typeof changePlacesCall>> {
  return changePart(placesPart, exchange, exchange.body)
}
