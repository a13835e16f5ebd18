import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'

/** Makes the table of the library's list again, with what it is narrowed by; where a file is used, the uses tell. It was never filled. */
export const listedMedia: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('listed_media').execute()
    await createListTable(db, 'listed_media', {
      name: 'text',
      bytes: 'bigint',
      added_at_ms: 'bigint',
      width_px: 'bigint',
      height_px: 'bigint',
    })
    // The library was searched, sorted and narrowed by these.
    await db.schema.dropIndex('media_by_name_key_id').execute()
    for (const column of ['search_text', 'name_key', 'lacks_alt'])
      await db.schema.alterTable('media').dropColumn(column).execute()
  },
}
