import Sqlite from 'better-sqlite3'

/** What connections are told while a file is filled: all of it is in memory until it is done, and nothing is safe before. */
const hasty: Readonly<Record<string, string>> = {
  'journal_mode = WAL': 'journal_mode = OFF',
  'synchronous = FULL': 'synchronous = OFF',
  'cache_size = -32000': 'cache_size = -4000000',
}

/**
 * Does work on stores of SQLite that it opens and closes, without the care that a shop needs. Rows come in the order of random ids: with a
 * usual cache each touches thirty pages that are written again and again, half a megabyte for an order.
 */
export async function withHastyFile(work: () => Promise<void>): Promise<void> {
  const { pragma } = Sqlite.prototype
  Sqlite.prototype.pragma = function hastyPragma(this: Sqlite.Database, source, options) {
    return pragma.call(this, hasty[source] ?? source, options)
  }
  try {
    await work()
  } finally {
    Sqlite.prototype.pragma = pragma
  }
}
