import { isEnoughTyped, suggestionLimit } from '@vitrine/domain/places/find-cities'
import type { Place, PlaceSuggestion } from '@vitrine/domain/places/place'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { PlacesDesk } from '../services/places-desk.ts'
import { askGoogle } from './ask-google.ts'
import type { PlaceService } from './place-service.ts'
import { regionAsWritten } from './region-as-written.ts'

/** Google's Places API (New), asked by the server: it learns what is typed, and no visitor's address. */
export function googlePlaces(key: string, desk: PlacesDesk): PlaceService {
  return {
    suggest: async (question, { session }) => {
      const { text, kind, country, home, language } = question
      if (!isEnoughTyped(text)) return []
      const answer = await askGoogle('/v1/places:autocomplete', {
        key,
        desk,
        fields: 'suggestions.placePrediction(placeId,text,structuredFormat)',
        body: {
          input: text,
          languageCode: language,
          ...(home === '' ? {} : { regionCode: home.toLowerCase() }),
          ...(country === null ? {} : { includedRegionCodes: [country.toLowerCase()] }),
          ...(kind === 'city' ? { includedPrimaryTypes: ['(cities)'] } : {}),
          ...(session === '' ? {} : { sessionToken: session }),
        },
      })
      if (!isRecord(answer)) return null
      return listOf(answer.suggestions).flatMap(suggestionOf).slice(0, suggestionLimit)
    },

    describe: async (placeId, language, { session }) => {
      const query = new URLSearchParams({
        languageCode: language,
        ...(session === '' ? {} : { sessionToken: session }),
      })
      const answer = await askGoogle(`/v1/places/${encodeURIComponent(placeId)}?${query}`, {
        key,
        desk,
        fields: 'id,displayName,addressComponents,location',
      })
      if (answer === undefined) return undefined
      return isRecord(answer) ? placeOf(answer, placeId) : null
    },
  }
}

function suggestionOf(suggestion: unknown): readonly PlaceSuggestion[] {
  const { placePrediction } = isRecord(suggestion) ? suggestion : {}
  if (!isRecord(placePrediction)) return []
  const { placeId, structuredFormat, text } = placePrediction
  const { mainText, secondaryText } = isRecord(structuredFormat) ? structuredFormat : {}
  const main = textOf(mainText) || textOf(text)
  return typeof placeId === 'string' && main !== ''
    ? [{ placeId, mainText: main, secondaryText: textOf(secondaryText) }]
    : []
}

function placeOf(answer: Readonly<Record<string, unknown>>, placeId: string): Place {
  const parts = listOf(answer.addressComponents).filter(isRecord)
  const part = (type: string, form: 'longText' | 'shortText' = 'longText') => {
    const found = parts.find(({ types }) => listOf(types).includes(type))?.[form]
    return typeof found === 'string' ? found : ''
  }
  const country = part('country', 'shortText')
  const { latitude, longitude } = isRecord(answer.location) ? answer.location : {}
  const street = [part('route'), part('street_number')]
  return {
    placeId,
    name: textOf(answer.displayName),
    line1: (numberFirst.has(country) ? street.toReversed() : street).filter(Boolean).join(' '),
    city:
      part('locality') || part('postal_town') || part('sublocality') || part('administrative_area_level_3'),
    region: regionAsWritten(country, part('administrative_area_level_1', 'shortText')),
    postalCode: part('postal_code'),
    country,
    countryName: part('country'),
    latitude: typeof latitude === 'number' ? latitude : 0,
    longitude: typeof longitude === 'number' ? longitude : 0,
  }
}

/** Where the number of a house stands before its street. */
const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'ZA', 'IN', 'LU', 'MT', 'SG'])

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text of Google is an object with its language. */
function textOf(value: unknown): string {
  return isRecord(value) && typeof value.text === 'string' ? value.text : ''
}
