import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** Makes the table of layouts: what owners fill block fields, pages and items with. */
export const layouts: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'layouts', { owner_kind: 'text', owner_id: 'text', document: 'text' }, [
      'owner_kind',
      'owner_id',
    ])
  },
}
