import { hasFields, isSame } from './is-same.ts'

type Entries = ReadonlyMap<string, unknown>

/** What says nothing of which thing it is: many are of the same kind. */
const commonFields = new Set(['kind', 'type', 'name', 'title'])

/**
 * The entries of a changed list by their keys in the list that it was made of: what has another name now, but is alike in all else, such as a
 * zone of the same countries, is the same thing; among the equally alike the one at the same place is.
 */
export function followRenames(base: Entries, changed: Entries): Entries {
  const former = [...base].flatMap(([key, entry], place) => (changed.has(key) ? [] : [{ key, entry, place }]))
  const later = [...changed].flatMap(([key, entry], place) => (base.has(key) ? [] : [{ key, entry, place }]))
  const pairs = former.flatMap((one) =>
    later.map((other) => ({
      from: one.key,
      to: other.key,
      likeness: likeness(one.entry, other.entry),
      distance: Math.abs(one.place - other.place),
    })),
  )
  const formerKeys = new Map<string, string>()
  const taken = new Set<string>()
  const likeliest = pairs
    .filter((pair) => pair.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness || one.distance - other.distance)
  for (const { from, to } of likeliest) {
    if (taken.has(from) || formerKeys.has(to)) continue
    taken.add(from)
    formerKeys.set(to, from)
  }
  return new Map([...changed].map(([key, entry]) => [formerKeys.get(key) ?? key, entry]))
}

/** How many fields two entries share; a list counts by the part of it that both have. */
function likeness(one: unknown, other: unknown): number {
  if (!hasFields(one) || !hasFields(other)) return 0
  const shared = Object.keys(one).filter((name) => !commonFields.has(name))
  return shared.reduce((sum, name) => sum + sharedPart(one[name], other[name]), 0)
}

/** From 0 to 1; numbers, switches and what is empty are alike by chance. */
function sharedPart(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    const both = one.filter((each) => other.some((entry) => isSame(entry, each)))
    return both.length === 0 ? 0 : both.length / Math.max(one.length, other.length)
  }
  const isTelling = (typeof one === 'string' && one !== '') || hasFields(one)
  return isTelling && isSame(one, other) ? 1 : 0
}
