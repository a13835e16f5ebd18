import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** Counts the products of each list by blocks of 256 positions, so that a page far down a list is found without reading what is above it. */
export const termBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = {
      collection_id: 'text',
      kind: 'text',
      term: 'text',
      block: 'bigint',
      total: 'bigint',
    } as const
    const key = ['collection_id', 'kind', 'term', 'block']
    await table(db, 'product_term_blocks', columns, key, ['total >= 0'])
    await sql`insert into product_term_blocks (website_id, collection_id, kind, term, block, total)
      select website_id, collection_id, kind, term, position / 256, count(*) from product_terms
      group by website_id, collection_id, kind, term, position / 256`.execute(db)
  },
}
