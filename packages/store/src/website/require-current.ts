import { mark as taxesMark } from '../agree-on-taxes.ts'
import { mark as pricesMark } from '../begin-price-history.ts'
import { NewerTablesError, OlderTablesError } from '../engine/errors.ts'
import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { listVersions } from '../fill-lists.ts'
import { mark as formsMark } from '../place-kept-forms.ts'
import { findMark } from './installation-marks.ts'

/**
 * Throws an `OlderTablesError` where rows of sites are kept as an older version did, though in the same tables: they would be written anew; and a
 * `NewerTablesError` where a newer one did.
 */
export async function requireCurrent(database: Database): Promise<void> {
  if ((await database.outside('').first(anySite, {})) === undefined) return
  for (const [name, version] of Object.entries(listVersions)) {
    const list = `list ${name}`
    const kept = Number((await findMark(database, list)) ?? 0)
    if (kept > version) throw new NewerTablesError([list])
    if (kept !== version) throw new OlderTablesError()
  }
  for (const mark of [formsMark, pricesMark, taxesMark])
    if ((await findMark(database, mark)) === undefined) throw new OlderTablesError()
}

const anySite = statement((db, _given: Readonly<Record<never, string>>) =>
  db.selectFrom('websites').select('website_id').limit(1),
)
