import { type CityIndex, type FoundCity, lengthAt, textAt } from './city-index.ts'
import { foldName } from './fold-name.ts'
import type { PlaceQuestion } from './place.ts'
import { toUtf8 } from './utf8.ts'

/** How many are offered. */
export const suggestionLimit = 6

/** Letters that are typed before anything is offered. */
const fewestLetters = 2

/** How much nearer a city at home is: one of 10,000 people comes before one of 200,000 elsewhere. */
const homeWeight = 20

/** A whole name comes before names that only begin so. */
const wholeNameWeight = 4

/** Whether enough is typed to suggest anything. */
export function isEnoughTyped(text: string): boolean {
  return prefixOf(text).length >= fewestLetters
}

/** The cities whose name begins with what was typed before a comma: the likeliest first, by their people and by where the site is at home. */
export function findCities(
  index: CityIndex,
  { text, country, home }: Pick<PlaceQuestion, 'text' | 'country' | 'home'>,
): readonly FoundCity[] {
  const prefix = toUtf8(prefixOf(text))
  if (!isEnoughTyped(text)) return []
  const best: { row: number; weight: number }[] = []
  for (let row = firstRow(index, prefix); row < index.ids.length; row += 1) {
    if (compareStart(index, row, prefix) !== 0) break
    const area = index.areas[index.areaOf[row] ?? 0]
    if (!area || (country !== null && area.country !== country)) continue
    const people = Math.max(index.populations[row] ?? 0, 100)
    const isWhole = lengthAt(index.keys, row) === prefix.length
    const weight = people * (area.country === home ? homeWeight : 1) * (isWhole ? wholeNameWeight : 1)
    keepBest(best, { row, weight }, index)
  }
  return best.map(({ row }) => cityAt(index, row))
}

/** The city with a number, if it is listed. */
export function cityWithId(index: CityIndex, id: number): FoundCity | null {
  const row = index.ids.indexOf(id)
  return row < 0 ? null : cityAt(index, row)
}

function prefixOf(text: string): string {
  return foldName(text.split(',', 1)[0] ?? '')
}

/** The first row whose name is not before the prefix. */
function firstRow(index: CityIndex, prefix: Uint8Array): number {
  let low = 0
  let high = index.ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareStart(index, middle, prefix) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether the name of a row is before all that begin so (below 0), begins so (0), or is behind them. It makes nothing: it runs for thousands of rows. */
function compareStart({ keys: { bytes, ends } }: CityIndex, row: number, prefix: Uint8Array): number {
  const start = row === 0 ? 0 : (ends[row - 1] ?? 0)
  const length = (ends[row] ?? 0) - start
  for (let at = 0; at < prefix.length; at += 1) {
    if (at >= length) return -1
    const difference = (bytes[start + at] ?? 0) - (prefix[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Puts a row among the best, which stay few and sorted; a city that is there by another name is there already. */
function keepBest(
  best: { row: number; weight: number }[],
  found: { row: number; weight: number },
  { ids }: CityIndex,
): void {
  const same = best.findIndex(({ row }) => ids[row] === ids[found.row])
  if (same >= 0) {
    if ((best[same]?.weight ?? 0) >= found.weight) return
    best.splice(same, 1)
  }
  const at = best.findIndex(({ weight }) => weight < found.weight)
  best.splice(at < 0 ? best.length : at, 0, found)
  if (best.length > suggestionLimit) best.pop()
}

function cityAt(index: CityIndex, row: number): FoundCity {
  const { country, region } = index.areas[index.areaOf[row] ?? 0] ?? { country: '', region: '' }
  const degrees = (value: number | undefined) => Math.round((value ?? 0) * 100_000) / 100_000
  return {
    id: index.ids[row] ?? 0,
    name: textAt(index.names, row),
    country,
    region,
    population: index.populations[row] ?? 0,
    latitude: degrees(index.latitudes[row]),
    longitude: degrees(index.longitudes[row]),
  }
}
