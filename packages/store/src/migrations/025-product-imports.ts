import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** Keeps what became of files of products that owners sent. */
export const productImports: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'product_imports', { id: 'text', created_at_ms: 'bigint', document: 'text' }, ['id'])
    await index(db, 'product_imports', ['created_at_ms', 'id'])
  },
}
