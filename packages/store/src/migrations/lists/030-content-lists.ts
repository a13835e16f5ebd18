import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'

/** Makes the tables that the lists of items and of the media library are answered from. They are filled when the store opens. */
export const contentLists: Migration = {
  async up(db: Kysely<unknown>) {
    await createListTable(db, 'listed_items', {
      title: 'text',
      date_at_ms: 'bigint',
      published_at_ms: 'bigint',
      updated_at_ms: 'bigint',
      comment_count: 'bigint',
    })
    // The list was searched and sorted by it.
    await db.schema.alterTable('items').dropColumn('search_text').execute()
    await createListTable(db, 'listed_media', {
      name: 'text',
      bytes: 'bigint',
      added_at_ms: 'bigint',
      use_count: 'bigint',
      width_px: 'bigint',
    })
  },
}
