import type { CityIndex } from '@vitrine/domain/places/city-index'

/** Where places are looked up, and how long that may take. */
export interface PlacesDesk {
  /** The list of cities; read when it is first asked for. */
  readonly cities: () => Promise<CityIndex>
  /** Scheme and host of Google's Places API. */
  readonly googleOrigin: string
  readonly timeLimitMs: number
}
