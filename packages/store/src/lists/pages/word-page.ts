import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListSort } from '@vitrine/domain/lists/list-request'
import { sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import type { ListTotal } from '../count-list.ts'
import type { ListBounds } from '../list-bounds.ts'
import { type ListOrder, startCondition } from '../list-order.ts'
import type { listQueries } from '../list-queries.ts'
import { listSize } from '../list-size.ts'
import type { ListTable } from '../list-table.ts'
import { isFound, isOneWord, type ListTest, type TermSearch } from '../list-tests.ts'
import { hitsInMemory } from './hits-in-memory.ts'

/** The terms that alone lead to the rows of a list, if they are kept with what it is sorted by. */
export function onlyTermsOf(
  { sortedTerms }: ListTable,
  { sort }: { readonly sort: ListSort },
  tests: readonly ListTest[],
): TermSearch | undefined {
  return tests.length === 1 && sortedTerms === sort.key ? tests[0]?.terms : undefined
}

interface WordPage {
  readonly terms: TermSearch
  readonly queries: ReturnType<typeof listQueries>
  readonly order: ListOrder
  readonly bounds: ListBounds
}

/**
 * A page of what terms lead to, where they are kept with what the list is sorted by. Of a frequent word it is full soon along the list; what
 * is rarer is sorted by its terms alone.
 */
export async function pageOfWord(
  session: Session,
  list: ListTable,
  { terms, queries, order, bounds }: WordPage,
): Promise<{ readonly rows: readonly ListPlace[]; readonly total: ListTotal }> {
  const hits = await countHits(session, list, terms, bounds.sorted)
  const total = await countTold(session, list, { terms, hits, bounds })
  if (hits > bounds.sorted) {
    const rows = queries.isFull
      ? await queries.walkedFully(await mostWalked(session, list, { limit: queries.limit, bounds }))
      : await queries.walkedAWhile()
    if (rows.length === queries.limit) return { rows, total }
  }
  return { rows: await sortedByTerms(session, list, { terms, order, limit: queries.limit }), total }
}

/** What it takes on SQLite, in microseconds, to sort a hit by its term, and to pass a row that an index holds whole. Measured. */
const cost = { hit: 0.11, row: 0.5 }

/** Among so many rows a page is found as quickly as its hits are sorted, of a word that has so many that it is found among them. */
async function mostWalked(
  session: Session,
  list: ListTable,
  { limit, bounds }: { readonly limit: number; readonly bounds: ListBounds },
): Promise<number> {
  const even = Math.sqrt((limit * (await listSize(session, list)) * cost.hit) / cost.row)
  return Math.min(bounds.walkedFully, Math.ceil(even * 1.3))
}

const hitsOf = (session: Session, list: ListTable, terms: TermSearch, most: number) =>
  sql`(select row_id from list_terms where ${isFound(session.websiteId, list, terms)} limit ${most}) as hits`

/** How many hits there are, up to one more than some. */
async function countHits(
  session: Session,
  list: ListTable,
  terms: TermSearch,
  most: number,
): Promise<number> {
  const [counted] = await session.query((db) => ({
    compile: () =>
      sql<{
        readonly found: number
      }>`select count(*) as found from ${hitsOf(session, list, terms, most + 1)}`.compile(db),
  }))
  return Number(counted?.found ?? 0)
}

interface Hits {
  readonly terms: TermSearch
  /** How many there are. */
  readonly hits: number
  readonly bounds: Pick<ListBounds, 'sorted' | 'countedApart' | 'toldApart'>
}

/** How many rows some hits are of: to tell them from each other takes longer than to find them. */
async function countTold(
  session: Session,
  list: ListTable,
  { terms, hits, bounds }: Hits,
): Promise<ListTotal> {
  if (isOneWord(terms)) return { count: Math.min(hits, bounds.sorted), isMore: hits > bounds.sorted }
  const isMore = hits > bounds.countedApart
  return { count: await countApart(session, list, terms, isMore ? bounds.toldApart : hits), isMore }
}

/** How many rows some of the hits are of. Which are the same is told by the program in half of the time that SQLite takes. */
async function countApart(
  session: Session,
  list: ListTable,
  terms: TermSearch,
  most: number,
): Promise<number> {
  if (session.engine === 'sqlite') return (await hitsInMemory(session, list, { terms, most })).size
  const [counted] = await session.query((db) => ({
    compile: () =>
      sql<{
        readonly rows: number
      }>`select count(distinct row_id) as rows from ${hitsOf(session, list, terms, most)}`.compile(db),
  }))
  return Number(counted?.rows ?? 0)
}

interface SortedTerms {
  readonly terms: TermSearch
  readonly order: ListOrder
  readonly limit: number
}

/** The first rows that terms lead to from where a page begins: the terms alone are read. */
async function sortedByTerms(
  session: Session,
  list: ListTable,
  { terms, order, limit }: SortedTerms,
): Promise<readonly ListPlace[]> {
  const way = order.isReversed ? sql`desc` : sql`asc`
  const behind = startCondition(sql`sort_value`, order)
  // A row has a few words that begin alike, such as a name and an address.
  for (let most = isOneWord(terms) ? limit : limit * 3; ; most *= 4) {
    const rows = await session.query((db) => ({
      compile: () =>
        sql<ListPlace>`select row_id as id, sort_value as value from list_terms
          where ${isFound(session.websiteId, list, terms)} and ${behind}
          order by sort_value ${way}, row_id ${way} limit ${most}`.compile(db),
    }))
    const places = rows.filter(({ id }, at) => rows[at - 1]?.id !== id)
    if (places.length >= limit || rows.length < most) return places.slice(0, limit)
  }
}
