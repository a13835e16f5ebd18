import type { Place, PlaceQuestion, PlaceSuggestion } from '@vitrine/domain/places/place'

/** What is said of a search beside its words. */
interface PlaceSearch {
  /** What ties the letters of a search to the place that is chosen; '' for nothing. */
  readonly session: string
}

/** A service that knows places. `null` in place of an answer: it does not answer, or makes no sense. */
export interface PlaceService {
  suggest(question: PlaceQuestion, search: PlaceSearch): Promise<readonly PlaceSuggestion[] | null>
  /** The place with an id; undefined when there is none. */
  describe(placeId: string, language: string, search: PlaceSearch): Promise<Place | undefined | null>
}
