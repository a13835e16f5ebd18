import { fromUtf8 } from './utf8.ts'

/** A city of the list that an index is made of. */
export interface ListedCity {
  /** The number by which GeoNames knows it. */
  readonly id: number
  readonly name: string
  /** What else it is looked for by, its own name included. */
  readonly names: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly region: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

/** A city as it was found. */
export type FoundCity = Omit<ListedCity, 'names'>

/**
 * Cities by the names that they are looked for by, in a few long arrays, which take a tenth of the memory that an object for each would. A row
 * stands for a name; rows are sorted by the bytes of the folded name.
 */
export interface CityIndex {
  readonly keys: Texts
  readonly names: Texts
  readonly ids: Uint32Array
  readonly populations: Uint32Array
  readonly latitudes: Float32Array
  readonly longitudes: Float32Array
  /** Place of the country and region in `areas`. */
  readonly areaOf: Uint16Array
  readonly areas: readonly { readonly country: string; readonly region: string }[]
}

/** Many texts in one: text `n` is the bytes from `ends[n - 1]` to `ends[n]`. */
export interface Texts {
  readonly bytes: Uint8Array
  readonly ends: Uint32Array
}

/** The text of a row. */
export function textAt({ bytes, ends }: Texts, row: number): string {
  return fromUtf8(bytes.subarray(row === 0 ? 0 : ends[row - 1], ends[row]))
}

/** How many bytes the text of a row has. */
export function lengthAt({ ends }: Texts, row: number): number {
  return (ends[row] ?? 0) - (row === 0 ? 0 : (ends[row - 1] ?? 0))
}
