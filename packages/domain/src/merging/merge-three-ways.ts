import { entriesByKey, type KeyedEntries } from './entry-keys.ts'
import { type Fields, hasFields, isSame } from './is-same.ts'
import { mergeOrder } from './merge-order.ts'
import type { Side, ThreeWays } from './three-ways.ts'

/** A step on the way to a value: a field, an entry of a list, or the order of its entries. */
export type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: unknown }
  | { readonly kind: 'order' }

/** A value that both changed, each in another way; undefined where one of them took it away. */
export interface Clash extends Omit<ThreeWays<unknown>, 'base'> {
  readonly path: readonly Step[]
}

/** What two people made of the same value, put together. */
export interface Merged<Value> {
  readonly value: Value
  readonly clashes: readonly Clash[]
}

/** Tells a clash from the others of a merge. */
export function clashKey({ path }: Pick<Clash, 'path'>): string {
  return JSON.stringify(
    path.map((step) => (step.kind === 'field' ? step.name : step.kind === 'entry' ? [step.key] : null)),
  )
}

interface MergeOptions {
  /** Whose change counts of what both changed. */
  readonly choose?: (clash: Clash) => Side
  /** Whether lists are no more than one value, as where their entries move from one to another. */
  readonly keepsLists?: boolean
  /** Whether it is a clash, too, where both made the same of a value. */
  readonly countsSame?: boolean
}

/**
 * Puts together what two people made of a value, field by field and thing by thing: what one of them changed is as that one left it. Where both
 * changed the same, ours counts unless it is chosen otherwise. Lists of things are merged by what each is known by, all others are one value.
 */
export function mergeThreeWays<Value extends object>(
  sides: ThreeWays<Value>,
  { choose = () => 'ours', keepsLists = false, countsSame = false }: MergeOptions = {},
): Merged<Value> {
  const clashes: Clash[] = []
  const ask = (clash: Clash) => {
    clashes.push(clash)
    return choose(clash)
  }
  const [base, ours, theirs] = [fieldsOf(sides.base), fieldsOf(sides.ours), fieldsOf(sides.theirs)]
  const value = mergeFields({ base, ours, theirs }, { path: [], ask, keepsLists, countsSame })
  // A thing that each moved to another list stands in both now.
  if (!keepsLists && hasDoubles(value) && !hasDoubles(sides.ours) && !hasDoubles(sides.theirs))
    return mergeThreeWays(sides, { choose, keepsLists: true, countsSame })
  // Fields are those of the three sides.
  return { value: value as Value, clashes }
}

interface Place {
  readonly path: readonly Step[]
  readonly ask: (clash: Clash) => Side
  readonly keepsLists: boolean
  readonly countsSame: boolean
}

function merge(sides: ThreeWays<unknown>, place: Place): unknown {
  const { base, ours, theirs } = sides
  if (isUndisputed(sides, place)) return undisputed(sides)
  if (hasFields(ours) && hasFields(theirs) && isOneThing(sides))
    return mergeFields({ base: hasFields(base) ? base : {}, ours, theirs }, place)
  const lists = place.keepsLists ? null : entriesByKey([base ?? [], ours, theirs])
  if (lists) {
    const [former = none, mine = none, other = none] = lists
    return mergeEntries({ base: former, ours: mine, theirs: other }, place)
  }
  return chosen(sides, place)
}

const none: KeyedEntries = new Map()

/** Whether only one side changed it, or both alike. */
function isUndisputed({ base, ours, theirs }: ThreeWays<unknown>, { countsSame }: Place): boolean {
  return isSame(ours, base) || isSame(theirs, base) || (isSame(ours, theirs) && !countsSame)
}

const undisputed = <Value>({ base, ours, theirs }: ThreeWays<Value>): Value =>
  isSame(ours, base) ? theirs : ours

function chosen<Value>({ ours, theirs }: ThreeWays<Value>, { path, ask }: Place): Value {
  return ask({ path, ours, theirs }) === 'ours' ? ours : theirs
}

const fieldsOf = (value: object): Fields => Object.fromEntries(Object.entries(value))

function mergeFields(sides: ThreeWays<Fields>, place: Place): Fields {
  const { base, ours, theirs } = mergeKinds(sides, place)
  const merged = Object.keys({ ...theirs, ...ours }).flatMap((name) => {
    const values = { base: base[name], ours: ours[name], theirs: theirs[name] }
    const value = merge(values, { ...place, path: [...place.path, { kind: 'field', name }] })
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(merged)
}

/** Fields that say of which kind a part is, with those that hold for one kind only, as they are stored and as rooms edit them. */
const kindFields = [
  { name: 'offer', fields: ['offer', 'action', 'form'] },
  { name: 'triggerKind', fields: ['triggerKind', 'seconds', 'percent'] },
]

/** Where one side made another kind of a part, such as a form of the link that a popup offers, these fields are one value: both sides have it as was chosen. */
function mergeKinds(sides: ThreeWays<Fields>, place: Place): ThreeWays<Fields> {
  return kindFields.reduce((now, { name, fields }) => {
    const { base, ours, theirs } = now
    const held = fields.filter((field) => field in ours && field in theirs)
    const isSameKind = held.every((field) => kindOf(ours[field]) === kindOf(theirs[field]))
    if (isSameKind || held.length < 2) return now
    const parts = { base: pick(base, held), ours: pick(ours, held), theirs: pick(theirs, held) }
    const path: Place['path'] = [...place.path, { kind: 'field', name }]
    const kept = isUndisputed(parts, place) ? undisputed(parts) : chosen(parts, { ...place, path })
    return { base: { ...base, ...kept }, ours: { ...ours, ...kept }, theirs: { ...theirs, ...kept } }
  }, sides)
}

const pick = (value: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, value[name]]))

/** Of which kind a field is, or which kind it says; null where nothing stands there. */
function kindOf(value: unknown): unknown {
  if (typeof value === 'string') return value
  return hasFields(value) ? (value.kind ?? '') : null
}

function mergeEntries(sides: ThreeWays<KeyedEntries>, place: Place): readonly unknown[] {
  const { base, ours, theirs } = sides
  const keys = mergeOrder(
    { base: [...base.keys()], ours: [...ours.keys()], theirs: [...theirs.keys()] },
    () => place.ask({ path: [...place.path, { kind: 'order' }], ours: listed(ours), theirs: listed(theirs) }),
  )
  return keys.flatMap((key) => {
    const entries = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) }
    const step: Step = { kind: 'entry', key, entry: entries.ours ?? entries.theirs }
    const value = merge(entries, { ...place, path: [...place.path, step] })
    return value === undefined ? [] : [value]
  })
}

const listed = (entries: KeyedEntries) => [...entries.values()]

/** What something is: another picture has nothing of the one before, another kind of rate other fields. */
const identity = ['id', 'key', 'kind', 'type']

/** Numbers that mean nothing without each other. */
const coordinates = new Set(['x', 'y', 'lat', 'lng', 'latitude', 'longitude', 'width', 'height'])

function isOneThing({ base, ours, theirs }: ThreeWays<unknown>): boolean {
  const all = [base, ours, theirs].filter(hasFields)
  const isPoint = all.every((each) => Object.keys(each).every((name) => coordinates.has(name)))
  return !isPoint && identity.every((name) => all.every((each) => isSame(each[name], all[0]?.[name])))
}

/** Whether a thing stands in two places. */
function hasDoubles(value: unknown): boolean {
  const seen = new Set<string>()
  const isDouble = (each: unknown): boolean => {
    if (!hasFields(each)) return Array.isArray(each) && each.some((entry) => isDoubleEntry(entry))
    return Object.values(each).some(isDouble)
  }
  const isDoubleEntry = (entry: unknown): boolean => {
    const id = hasFields(entry) ? entry.id : undefined
    if (typeof id === 'string' && seen.has(id)) return true
    if (typeof id === 'string') seen.add(id)
    return isDouble(entry)
  }
  return isDouble(value)
}
