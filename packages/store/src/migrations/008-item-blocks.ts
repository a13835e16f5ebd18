import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** Counts the items of each list by blocks of 256 positions, as those of products are, for galleries of thousands of pictures. */
export const itemBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = {
      collection_id: 'text',
      kind: 'text',
      term: 'text',
      block: 'bigint',
      total: 'bigint',
    } as const
    await table(db, 'item_term_blocks', columns, ['collection_id', 'kind', 'term', 'block'], ['total >= 0'])
    await sql`insert into item_term_blocks (website_id, collection_id, kind, term, block, total)
      select website_id, collection_id, kind, term, position / 256, count(*) from item_terms
      group by website_id, collection_id, kind, term, position / 256`.execute(db)
  },
}
