import type { ListPlace } from '@vitrine/domain/lists/list-place'
import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import type { ListTable } from '../list-table.ts'
import { isFound, type TermSearch } from '../list-tests.ts'

/** The ids of rows as one text: SQLite hands over one value in a third of the time that many take. */
export const idsAsText = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`group_concat(${id}, char(10))`

export const splitIds = (text: string | null | undefined): readonly string[] => (text ? text.split('\n') : [])

/**
 * The rows that terms lead to, each once; or those of some of their hits. To know and to count them here takes half of what SQLite takes
 * to keep them apart.
 */
export async function hitsInMemory(
  session: Session,
  list: ListTable,
  { terms, most }: { readonly terms: TermSearch; readonly most?: number },
): Promise<ReadonlySet<string>> {
  const found = sql`select row_id from list_terms where ${isFound(session.websiteId, list, terms)} ${most === undefined ? sql`` : sql`limit ${most}`}`
  const [row] = await session.query((db) => ({
    compile: () =>
      sql<{
        readonly ids: string | null
      }>`select ${idsAsText(sql`row_id`)} as ids from (${found}) as found`.compile(db),
  }))
  // Hits of a row that follow each other, such as SKUs of a product, are known by a look at the one before.
  return new Set(splitIds(row?.ids).filter((id, at, ids) => id !== ids[at - 1]))
}

/** The first rows of a list that an index does not rule out. */
export interface Passed {
  readonly ids: readonly string[]
  /** Whether the list has no more. */
  readonly isEnd: boolean
}

interface Walk {
  readonly limit: number
  /** Passes some rows behind those that were passed, from where the page begins. */
  readonly passed: (behind: number, most: number) => Promise<Passed>
  /** Those of some rows that fulfil what no index tells, in order. */
  readonly looked: (ids: readonly string[]) => Promise<readonly ListPlace[]>
}

interface Held {
  readonly hits: ReadonlySet<string>
  /** Among how many rows a page is expected. */
  readonly expected: number
  /** So many are passed. */
  readonly most: number
  /** So many of those that are hits are looked up. */
  readonly lookedUp: number
}

/** A page of the hits that come first in the list's order; undefined where they stand too far off. */
export async function firstOfHits(
  { limit, passed, looked }: Walk,
  { hits, expected, most, lookedUp }: Held,
): Promise<readonly ListPlace[] | undefined> {
  const found: string[] = []
  let behind = 0
  for (let window = Math.ceil(expected * 1.3) + 100; behind + window <= most; ) {
    const { ids, isEnd } = await passed(behind, window)
    behind += window
    found.push(...ids.filter((id) => hits.has(id)))
    if (found.length >= limit || isEnd) {
      const rows = await looked(found.slice(0, lookedUp))
      if (rows.length === limit || (isEnd && found.length <= lookedUp)) return rows
    }
    if (found.length === 0) return undefined
    // As often as hits came so far, a page of them ends about there.
    window = Math.ceil(Math.max((behind * limit * 1.2) / found.length - behind, behind / 2))
  }
  return undefined
}
