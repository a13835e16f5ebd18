import type { PlaceSettings } from '@vitrine/domain/places/place-settings'
import { checkPlaces, keptPlaces, presentPlaces } from '@vitrine/domain/website/settings/place-keys'
import type { SettingsPart } from '../website/settings-part.ts'

export const placesPart: SettingsPart<PlaceSettings> = {
  present: ({ places }) => presentPlaces(places),
  check: (value, { places }) => checkPlaces(value, places),
  change: (site, value) => ({ ...site, places: keptPlaces(value, site.places) }),
  summary: 'Changed places and maps',
}
