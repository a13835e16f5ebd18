import type { CityIndex, FoundCity } from '@vitrine/domain/places/city-index'
import { cityWithId, findCities, isEnoughTyped } from '@vitrine/domain/places/find-cities'
import type { PlaceService } from './place-service.ts'
import { regionAsWritten } from './region-as-written.ts'

/** What ids of cities begin with; the number behind it is that of GeoNames. */
const idPrefix = 'geonames:'

/** Whether an id is of the built-in list. */
export function isBuiltIn(placeId: string): boolean {
  return placeId.startsWith(idPrefix)
}

/** The cities of the world, from a list of our own: nobody else learns what is typed. */
export function builtInPlaces(cities: () => Promise<CityIndex>): PlaceService {
  return {
    suggest: async (question) => {
      if (!isEnoughTyped(question.text)) return []
      const found = findCities(await cities(), question)
      return found.map((city) => ({
        placeId: `${idPrefix}${city.id}`,
        mainText: city.name,
        secondaryText: [city.region, countryName(city.country, question.language)].filter(Boolean).join(', '),
      }))
    },

    describe: async (placeId, language) => {
      const id = isBuiltIn(placeId) ? Number(placeId.slice(idPrefix.length)) : 0
      const city = id > 0 ? cityWithId(await cities(), id) : null
      return city ? placeOf(city, language) : undefined
    },
  }
}

function placeOf({ id, name, country, region, latitude, longitude }: FoundCity, language: string) {
  return {
    placeId: `${idPrefix}${id}`,
    name,
    line1: '',
    city: name,
    region: regionAsWritten(country, region),
    postalCode: '',
    country,
    countryName: countryName(country, language),
    latitude,
    longitude,
  }
}

function countryName(country: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }).of(country) ?? country
}
