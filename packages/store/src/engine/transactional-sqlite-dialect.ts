import { SqliteAdapter, SqliteDialect } from 'kysely'

/**
 * SQLite's dialect for migrations: SQLite undoes changes of tables with their transaction (sqlite.org/lang_transaction.html), which Kysely leaves out
 * of account. All migrations of a start are one transaction then, as on PostgreSQL: a start that is broken off leaves what was there.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
