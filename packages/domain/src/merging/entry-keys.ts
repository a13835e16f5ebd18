import { followRenames } from './follow-renames.ts'
import { hasFields } from './is-same.ts'

/** By what things in lists are told apart, the surest first; rates of taxes have the place and the time that they are for. */
const identities = [
  ['id'],
  ['key'],
  ['sku'],
  ['code'],
  ['country', 'region', 'productClass', 'from'],
  ['name'],
  ['title'],
]

/** People change these, and the thing stays the same. */
const changeable = new Set(['name', 'title'])

/** The entries of a list by what each is known by. */
export type KeyedEntries = ReadonlyMap<string, unknown>

/** Lists of the same things, each by its keys; things that were renamed have the key of the first list. Null where they have no key by which each is told from the others. */
export function entriesByKey(lists: readonly unknown[]): readonly KeyedEntries[] | null {
  if (!lists.every((list) => Array.isArray(list))) return null
  for (const names of identities) {
    const keyed = lists.map((list) => new Map(list.map((each) => [keyOf(each, names), each] as const)))
    const areAllTold = keyed.every(
      (entries, place) => !entries.has('') && entries.size === lists[place]?.length,
    )
    if (!areAllTold) continue
    const [base] = keyed
    const isByName = names.some((name) => changeable.has(name))
    return base && isByName ? keyed.map((entries) => followRenames(base, entries)) : keyed
  }
  return null
}

/** What an entry is known by; '' where it has no such field. */
function keyOf(entry: unknown, names: readonly string[]): string {
  if (!hasFields(entry)) return ''
  const values = names.map((name) => entry[name] ?? null)
  const [first] = values
  const isKnown = typeof first === 'number' || (typeof first === 'string' && first !== '')
  return isKnown ? JSON.stringify(values) : ''
}
