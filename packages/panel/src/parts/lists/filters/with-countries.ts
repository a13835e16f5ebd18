import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { countryChoices } from '../../names/country-names.ts'

/** A list whose filter by country is chosen by the names that its column shows: rows keep the codes, which nobody types. It stays a text, so that what was saved or typed before is asked still. */
export function withCountries(list: ListDescription): ListDescription {
  const filters = list.filters.map((filter) =>
    filter.key === 'country' ? { ...filter, names: countryChoices } : filter,
  )
  return { ...list, filters }
}
