import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** What stood before and after acts of owners, who did them from where, and the lists of acts and comments. */
export const activity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['person', 'came_from', 'undoes', 'undone_by', 'undo_state'])
      await db.schema
        .alterTable('audit_entries')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
        .execute()
    await table(db, 'audit_images', { entry_id: 'text', place: 'bigint', at_ms: 'bigint', image: 'text' }, [
      'entry_id',
      'place',
    ])
    await index(db, 'audit_images', ['at_ms'])
    await createListTable(db, 'listed_activity', { at_ms: 'bigint' })
    await createListTable(db, 'listed_comments', {
      created_at_ms: 'bigint',
      flag_count: 'bigint',
      like_count: 'bigint',
    })
  },
}
