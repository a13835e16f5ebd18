import { entriesByKey } from './entry-keys.ts'
import { hasFields, isSame } from './is-same.ts'

interface Change {
  readonly before: unknown
  readonly after: unknown
}

/** Whether two changes of a value touch the same field, or one of them what the other lies in. */
export function haveSamePlace(one: Change, other: Change): boolean {
  const places = placesOf(other, [])
  return placesOf(one, []).some((place) =>
    places.some((each) => isWithin(place, each) || isWithin(each, place)),
  )
}

type Place = readonly string[]

const isWithin = (place: Place, around: Place) => around.every((step, index) => step === place[index])

function placesOf({ before, after }: Change, path: Place): readonly Place[] {
  if (isSame(before, after)) return []
  if (hasFields(before) && hasFields(after))
    return Object.keys({ ...before, ...after }).flatMap((name) =>
      placesOf({ before: before[name], after: after[name] }, [...path, name]),
    )
  const [former, later] = entriesByKey([before, after]) ?? []
  if (!former || !later) return [path]
  return [...new Set([...former.keys(), ...later.keys()])].flatMap((key) =>
    placesOf({ before: former.get(key), after: later.get(key) }, [...path, key]),
  )
}
