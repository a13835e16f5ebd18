import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Session } from '../engine/session.ts'
import { usingIndex } from './list-indexes.ts'
import type { ListTable } from './list-table.ts'

/** Sizes of lists as they were some minutes ago: they choose between ways to the same answer, and need not be exact. */
const sizes = new LRUCache<string, number>({ max: 1_000, ttl: 10 * 60_000 })

/** Larger lists are not counted to their end. */
const mostCounted = 1_000_000

/** About how many rows a list has. */
export async function listSize(session: Session, list: ListTable): Promise<number> {
  const key = `${session.websiteId} ${list.name}`
  const known = sizes.get(key)
  if (known !== undefined) return known
  const from = usingIndex(session.engine, list, Object.values(list.columns)[0]?.name ?? '')
  const [row] = await session.query((db) => ({
    compile: () =>
      sql<{ readonly total: number }>`select count(*) as total
        from (select 1 from ${from} where website_id = ${session.websiteId} limit ${mostCounted}) as counted`.compile(
        db,
      ),
  }))
  const size = Number(row?.total ?? 0)
  sizes.set(key, size)
  return size
}
