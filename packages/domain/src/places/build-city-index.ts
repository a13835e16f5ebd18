import type { CityIndex, ListedCity, Texts } from './city-index.ts'
import { foldName } from './fold-name.ts'
import { toUtf8 } from './utf8.ts'

/** Makes the index of a list of cities. */
export function buildCityIndex(cities: readonly ListedCity[]): CityIndex {
  const rows = cities
    .flatMap((city) => [...new Set(city.names.map(foldName))].map((key) => ({ key, city })))
    .filter(({ key }) => key !== '')
    .map((row) => ({ ...row, bytes: toUtf8(row.key) }))
    .sort((one, other) => compareBytes(one.bytes, other.bytes))
  const areas = new AreaList()
  const pick = (read: (city: ListedCity) => number) => rows.map(({ city }) => read(city))
  return {
    keys: joinTexts(rows.map(({ bytes }) => bytes)),
    names: joinTexts(rows.map(({ city }) => toUtf8(city.name))),
    ids: Uint32Array.from(pick(({ id }) => id)),
    populations: Uint32Array.from(pick(({ population }) => population)),
    latitudes: Float32Array.from(pick(({ latitude }) => latitude)),
    longitudes: Float32Array.from(pick(({ longitude }) => longitude)),
    areaOf: Uint16Array.from(pick((city) => areas.placeOf(city))),
    areas: areas.list,
  }
}

/** Which of two runs of bytes comes first. */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Regions by country, each once. */
class AreaList {
  readonly list: { readonly country: string; readonly region: string }[] = []
  readonly #places = new Map<string, number>()

  placeOf({ country, region }: ListedCity): number {
    const key = `${country} ${region}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.list.length)
    return this.list.push({ country, region }) - 1
  }
}

function joinTexts(texts: readonly Uint8Array[]): Texts {
  const ends = new Uint32Array(texts.length)
  let end = 0
  texts.forEach((text, row) => {
    end += text.length
    ends[row] = end
  })
  const bytes = new Uint8Array(end)
  texts.forEach((text, row) => {
    bytes.set(text, (ends[row] ?? 0) - text.length)
  })
  return { bytes, ends }
}
