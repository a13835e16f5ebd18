import { type InsightSubject, toldSubjects } from './subjects.ts'

/** What is to be counted under a key; what is left out is 0. */
export interface Addition {
  readonly subject: InsightSubject
  readonly key: string
  /** Of the amount; left out where there is none. */
  readonly currency?: string
  readonly visits?: number
  readonly views?: number
  readonly acts?: number
  readonly orders?: number
  readonly amountCents?: number
}

/** An addition with all that it may have. */
export type WholeAddition = Required<Addition>

/** A subject has at most so many different keys on a day; what comes then is counted together. */
export const maxKeysADay = 2_000

/** Of measures: six, for three devices, 14 types of pages and 62 buckets; nobody can add another. */
const maxVitalsADay = 20_000

/** The key of what came when a subject, or who told it, had all its keys. */
export const otherKey = '(other)'

/** Longer keys are cut. */
const longestKey = 200

/** Adds up what is counted under the same key, in an order that is the same for all who count: none then waits for another that waits for them. */
export function mergeAdditions(additions: readonly Addition[]): readonly WholeAddition[] {
  const merged = new Map<string, WholeAddition>()
  for (const addition of additions) {
    const key = plainKey(addition.key)
    const { subject, currency = '' } = addition
    const place = `${subject} ${currency} ${key}`
    const known = merged.get(place)
    merged.set(place, {
      subject,
      key,
      currency,
      visits: (known?.visits ?? 0) + (addition.visits ?? 0),
      views: (known?.views ?? 0) + (addition.views ?? 0),
      acts: (known?.acts ?? 0) + (addition.acts ?? 0),
      orders: (known?.orders ?? 0) + (addition.orders ?? 0),
      amountCents: (known?.amountCents ?? 0) + (addition.amountCents ?? 0),
    })
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, addition]) => addition)
}

/** A subject, and what its rows of the day have already. */
export interface KnownKeys {
  /** Keys among those of the additions that have a row on the day. */
  readonly known: ReadonlySet<string>
  /** How many different keys the subject has on the day. */
  readonly total: number
}

/** Counts under `(other)` what would be one key too many of its subject on the day; what orders count stays under its own key, but where pages told the key: what a visit saw, anybody can make up. */
export function boundKeys(
  additions: readonly Addition[],
  keysOf: (subject: InsightSubject) => KnownKeys,
  max = maxKeysADay,
): readonly WholeAddition[] {
  const merged = mergeAdditions(additions)
  const sold = new Set(
    merged.filter((each) => isOfOrder(each) && !toldSubjects.includes(each.subject)).map(nameOf),
  )
  const added = new Map<InsightSubject, Set<string>>()
  const bounded = merged.map((addition) => {
    const { subject, key } = addition
    const { known, total } = keysOf(subject)
    const fresh = added.get(subject) ?? new Set<string>()
    if (key === otherKey || known.has(key) || fresh.has(key)) return addition
    if (!sold.has(nameOf(addition)) && total + fresh.size >= (subject === 'vital' ? maxVitalsADay : max))
      return { ...addition, key: otherKey }
    added.set(subject, fresh.add(key))
    return addition
  })
  return mergeAdditions(bounded)
}

function isOfOrder({ orders, amountCents }: WholeAddition): boolean {
  return orders !== 0 || amountCents !== 0
}

function nameOf({ subject, key }: Pick<WholeAddition, 'subject' | 'key'>): string {
  return `${subject} ${key}`
}

/** Whether an addition, one of a list, may begin a key that has no row yet. */
export type MayBegin = (addition: Addition, place: number) => boolean

/** Counts under `(other)` what pages told under a key that has no row on the day and that they may not begin; one who may begins it for all who tell it after them. */
export function keepKeys(
  additions: readonly Addition[],
  isKnown: (addition: Pick<Addition, 'subject' | 'key'>) => boolean,
  mayBegin: MayBegin,
): readonly Addition[] {
  const begun = new Set<string>()
  return additions.map((told, place) => {
    const addition = { ...told, key: plainKey(told.key) }
    const name = nameOf(addition)
    const isOpen = toldSubjects.includes(addition.subject) && addition.key !== otherKey
    if (!isOpen || isKnown(addition) || begun.has(name)) return addition
    if (!mayBegin(addition, place)) return { ...addition, key: otherKey }
    begun.add(name)
    return addition
  })
}

/** PostgreSQL keeps no half of a character, and no NUL. */
function plainKey(key: string): string {
  return key.slice(0, longestKey).toWellFormed().replaceAll('\0', '\uFFFD')
}
