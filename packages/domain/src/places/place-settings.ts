import type { PlaceServiceName } from './place.ts'

/** Who knows places for a site, and whose map its pages draw. */
export interface PlaceSettings {
  readonly service: PlaceServiceName
  /** The key of Google's Places API; '' for none. Never sent to a browser. */
  readonly googleKey: string
  /** Address of a square of the map, with {z}, {x}, {y} and, if wanted, {key} in it; '': maps are drawn without another host. */
  readonly tileAddress: string
  /** Whom the map is by, as its licence asks. */
  readonly tileCredit: string
  /** What stands for {key} in the address; pages show it. */
  readonly tileKey: string
}

/** What a site has that says nothing of it: no host but its own is asked. */
export const usualPlaces: PlaceSettings = {
  service: 'built-in',
  googleKey: '',
  tileAddress: '',
  tileCredit: '',
  tileKey: '',
}

/** The address of squares with the key in its place, as pages ask for them. */
export function tilesOf({ tileAddress, tileKey }: PlaceSettings): string {
  return tileAddress.replaceAll('{key}', encodeURIComponent(tileKey))
}
