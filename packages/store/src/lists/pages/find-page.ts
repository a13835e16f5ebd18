import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListBounds } from '../list-bounds.ts'
import type { Driver } from '../list-driver.ts'
import type { listQueries } from '../list-queries.ts'
import { isTold, type Source } from '../list-sources.ts'
import type { ListTest, TermSearch } from '../list-tests.ts'
import type { Found } from './held-page.ts'
import { isRuledOutSoon, markedPage } from './marked-page.ts'
import { type Leading, mergeLeading } from './merge-leading.ts'
import { inStages } from './stages.ts'
import { type Together, togetherPage } from './together-page.ts'

type Queries = ReturnType<typeof listQueries>

/** What is known of a question before its page is looked for. */
interface Looking {
  readonly tests: readonly ListTest[]
  readonly bounds: ListBounds
  readonly leading: Leading | undefined
  readonly together: Together | undefined
  /** Whether few rows are counted, too, where a page of them is found otherwise; else they are told as at least what was found. */
  readonly isCounted: boolean
  /** The column by which the list is sorted. */
  readonly sorted: string | undefined
  /** About how many rows the list has. */
  readonly size: () => Promise<number>
  readonly held: (terms: TermSearch, found: number) => Promise<Found | undefined>
}

/** Finds a page of a list: where a condition leads to few rows, these are sorted; else the list is walked in its order until the page is full. */
export function findPage(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  return driver.isFew ? few(queries, driver, looking) : walk(queries, driver, looking)
}

/** A page of few rows: of all that terms lead to they need not be looked up, where the list has them close together. */
async function few(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  const { source, found } = driver
  const { tests, bounds, held } = looking
  const inOrder = await standing(queries, driver, looking)
  if (inOrder) return inOrder
  if (found <= bounds.sortedAtOnce) return queries.sorted(source)
  if (!source.terms) return fewOfIndex(queries, driver, looking)
  if (tests.length > 1) return (await near(queries, driver, looking)) ?? queries.sorted(source)
  const page =
    (await begun(queries, driver, looking)) ??
    (await markedPage(queries, driver, looking)) ??
    (await held(source.terms, found))
  return page ?? queries.sorted(source)
}

/** A page of rows that stand in the order that is asked for, and are all that the condition leads to: none is sorted. */
async function standing(
  queries: Queries,
  { source, found }: Driver,
  { tests, together, sorted }: Looking,
): Promise<Found | undefined> {
  if (source.patterns && together && tests.every(({ bits }) => bits))
    return { rows: await queries.merged(source.patterns), total: found }
  return tests.length === 1 && source.range && source.range.range === sorted
    ? { rows: await queries.walkedAWhile(), total: found }
    : undefined
}

/** What it takes on SQLite, in microseconds, to pass a row of an index, and to sort one: as the index holds it, or looked up. Measured. */
const cost = { passed: 0.13, sorted: 0.25, lookedUp: 2.8 }

/**
 * A page of few rows of an index. The list is walked in its order where a page of them is expected soon, over as many rows as cost half of
 * sorting them.
 */
async function fewOfIndex(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  const { source, found, patterns } = driver
  const { tests, bounds, together, size } = looking
  const known = isTold(source, tests) ? found : undefined
  const sorted = () => queries.sorted(source, known)
  if (!queries.isFast) return sorted()
  const page = together && patterns && (await togetherPage(queries, patterns, together))
  if (page) return page
  if (!tests.every(({ isNarrow }) => isNarrow)) return (await near(queries, driver, looking)) ?? sorted()
  const most = (found * (queries.isHeld ? cost.sorted : cost.lookedUp)) / cost.passed / 2
  if ((queries.limit * (await size())) / found > most) return sorted()
  const rows = await queries.passedOver(Math.min(Math.ceil(most), bounds.walked))
  return rows.length === queries.limit ? { rows, total: known } : sorted()
}

/** To pass a row of an index that holds all of it costs a fifth of what it costs to look up and sort a hit: a walk may cost half of that. */
const passedForEach = 2.5

/** A page of rows that stand close together, where an index holds all of them in the order that is asked for. */
async function near(
  queries: Queries,
  { isFew, found }: Driver,
  { bounds, tests, isCounted }: Looking,
): Promise<Found | undefined> {
  if (isFew && isCounted) return undefined
  if (!queries.isFull || tests.every(({ isNarrow }) => isNarrow)) return undefined
  const most = isFew ? Math.min(found * passedForEach, bounds.walkedFully) : bounds.walkedFully
  const walk = (part: number, ...on: readonly [row?: ListPlace, sought?: number]) =>
    queries.walkedFully(Math.ceil(most * part), ...on)
  const { rows } = await inStages({ limit: queries.limit, walk })
  return rows.length === queries.limit ? { rows, total: undefined } : undefined
}

/** What it takes on SQLite, in microseconds, to read a hit, and more to pass a row with its terms than without these. Measured. */
const costOfTerms = { hit: 0.16, row: 1.2 }

/** Whether a page is sooner found along the index that holds all of a row than with the hits of the only condition in memory. */
async function isNear(
  queries: Queries,
  { dense, count }: Driver,
  { tests, bounds, size }: Looking,
): Promise<boolean> {
  const [terms] = dense
  if (queries.isMarked) return false
  if (!queries.isFull || !terms || tests.length > 1) return true
  const found = await count({ terms }, bounds.among)
  return (
    found > bounds.among ||
    ((queries.limit * (await size())) / found) * costOfTerms.row < found * costOfTerms.hit
  )
}

/** A page of rows that begin with a word, wherever they stand, and of the few others that have it. */
async function begun(
  queries: Queries,
  driver: Driver,
  { leading, bounds }: Looking,
): Promise<Found | undefined> {
  const rows = leading && (await mergeLeading(queries, driver, { ...leading, most: bounds.begunAtOnce }))
  return rows && { rows, total: undefined }
}

async function walk(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  const { dense, patterns } = driver
  const { tests, bounds, together, leading } = looking
  const first =
    (patterns && together && (await togetherPage(queries, patterns, together))) ??
    (await begun(queries, driver, looking)) ??
    ((await isNear(queries, driver, looking)) ? await near(queries, driver, looking) : undefined)
  if (first) return first
  // Where an index rules rows out, few of them are left to be asked.
  const isNarrowed = queries.isMarked || tests.some(({ isNarrow }) => isNarrow)
  const among = isNarrowed ? undefined : await heldAmong(driver, looking)
  if (among) return among
  const most = isNarrowed && (queries.isAskedOnly || queries.isMarked) ? mostParts : 1
  const walkOn = (await isRuledOutSoon(queries, driver, looking))
    ? (row: ListPlace, sought: number) => queries.walkedOn(most, row, sought)
    : undefined
  const walked = await inStages({ limit: queries.limit, walk: queries.walkedAWhile, further: walkOn, most })
  if (walked.rows.length === queries.limit) return { rows: walked.rows, total: undefined }
  if (queries.isMarked) {
    const told = await fewestTold(driver, bounds.sortedFarOff)
    if (told) return queries.sorted(told)
  }
  const further = isNarrowed ? await heldAmong(driver, looking) : undefined
  if (further) return further
  const merged = leading && (await mergeLeading(queries, driver, { ...leading, most: bounds.sorted }))
  if (merged) return { rows: merged, total: undefined }
  // What is sought is rare, though each of its conditions is not.
  const [one, other] = dense.filter((each) => each.kind === 'whole' && each.terms.length === 1)
  if (one && other) return queries.sorted({ both: [one, other] })
  const { source, count } = await fewest(driver, bounds.sortedFarOff)
  if (!source || count > mostToSort(queries, walked.expected, bounds)) {
    const inRange = walked.rows.length === 0 ? await rangeFarOff(queries, driver, looking) : undefined
    return inRange ?? { rows: await queries.walked(), total: undefined }
  }
  return queries.sorted(source, isTold(source, tests) ? count : undefined)
}

/**
 * A page of rows of a range that begins far off in the order that is asked for, such as the orders of a year in the order of their numbers:
 * every index holds all numbers, so that of the range itself tells where.
 */
async function rangeFarOff(
  queries: Queries,
  { ranges, count }: Driver,
  { bounds }: Looking,
): Promise<Found | undefined> {
  const [range] = ranges
  if (!range || !queries.isHeld || (await count({ range }, bounds.soughtInRange)) > bounds.soughtInRange)
    return undefined
  const beginning = await queries.beginningOf(range)
  if (!beginning) return { rows: [], total: undefined }
  const walk = (part: number, row = beginning, sought = queries.limit) =>
    queries.walkedAWhile(part, row, sought)
  const { rows } = await inStages({ limit: queries.limit, walk })
  return rows.length === queries.limit ? { rows, total: undefined } : undefined
}

/** So much further than others a walk goes that asks terms alone of rows which an index does not rule out. */
const mostParts = 3

/** A page of the hits of a word that has not too many, held against the list. */
async function heldAmong(driver: Driver, { bounds, held }: Looking): Promise<Found | undefined> {
  if (driver.dense.length === 0) return undefined
  const { source, count } = await fewest(driver, bounds.among)
  return source?.terms && held(source.terms, count)
}

/** To sort more rows would take longer than to walk on, as rarely as the walk came upon what is sought. */
function mostToSort(queries: Queries, found: number, bounds: ListBounds): number {
  if (found === 0) return bounds.sortedFarOff
  return Math.min(bounds.sortedAtMost, Math.ceil((queries.limit * bounds.lookedUp) / found))
}

/** What leads to the fewest rows, if these are no more than some. Rows of choices and ranges would each be looked up where terms are asked for, too. */
async function fewest(driver: Driver, most: number): Promise<Fewest> {
  const { dense } = driver
  return fewestOf(driver, dense.length > 0 ? dense.map((terms) => ({ terms })) : toldBy(driver), most)
}

/** What leads to the fewest rows along an index, where it tells so much of them that few are looked up. */
async function fewestTold(driver: Driver, most: number): Promise<Source | undefined> {
  return (await fewestOf(driver, toldBy(driver), most)).source
}

const toldBy = ({ patterns, ranges }: Driver): readonly Pick<Source, 'patterns' | 'range'>[] => [
  ...(patterns ? [{ patterns }] : []),
  ...ranges.map((range) => ({ range })),
]

async function fewestOf({ count }: Driver, sources: readonly Source[], most: number): Promise<Fewest> {
  let best: Fewest = { source: undefined, count: most }
  for (const source of sources) {
    const found = await count(source, best.count)
    if (found <= best.count) best = { source, count: found }
  }
  return best
}

interface Fewest {
  readonly source: Source | undefined
  readonly count: number
}
