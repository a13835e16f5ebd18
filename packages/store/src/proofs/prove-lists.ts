import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'

/** Lists know how long they are. */
export async function proveLists(session: Session): Promise<readonly string[]> {
  return [
    ...(await proveCounts(session, { counts: 'product_term_counts', terms: 'product_terms' }, 'products')),
    ...(await proveCounts(session, { counts: 'item_term_counts', terms: 'item_terms' }, 'items')),
    ...(await proveBlocks(session, 'product', 'products')),
    ...(await proveBlocks(session, 'item', 'items')),
  ]
}

/** The blocks of a list count what the list counts. */
async function proveBlocks(
  session: Session,
  table: 'product' | 'item',
  noun: string,
): Promise<readonly string[]> {
  const counted = await session.query((db) => ({
    compile: () =>
      sql<Count>`select known.collection_id, known.kind, known.term, known.total, (
          select coalesce(sum(block.total), 0) from ${sql.table(`${table}_term_blocks`)} as block
          where block.website_id = known.website_id and block.collection_id = known.collection_id
            and block.kind = known.kind and block.term = known.term) as count
        from ${sql.table(`${table}_term_counts`)} as known where known.website_id = ${session.websiteId}`.compile(
        db,
      ),
  }))
  return counted
    .filter((row) => row.total !== Number(row.count))
    .map(
      ({ collection_id, kind, term, total, count }) =>
        `collection ${collection_id} counts ${total} ${noun} of ${kind} '${term}', but its blocks count ${count}.`,
    )
}

interface Count {
  readonly collection_id: string
  readonly kind: string
  readonly term: string
  readonly total: number
  readonly count: number
}

async function proveCounts(
  session: Session,
  tables: { readonly counts: string; readonly terms: string },
  noun: string,
): Promise<readonly string[]> {
  const counted = await session.query((db) => ({
    compile: () =>
      sql<Count>`select known.collection_id, known.kind, known.term, known.total, (
          select count(*) from ${sql.table(tables.terms)} as used
          where used.website_id = known.website_id and used.collection_id = known.collection_id
            and used.kind = known.kind and used.term = known.term) as count
        from ${sql.table(tables.counts)} as known where known.website_id = ${session.websiteId}`.compile(db),
  }))
  return counted
    .filter((row) => row.total !== row.count)
    .map(
      (row) =>
        `collection ${row.collection_id} counts ${row.total} ${noun} of ${row.kind} '${row.term}', but has ${row.count}.`,
    )
}
