import { setImmediate as nextTurn } from 'node:timers/promises'
import { hasManyValues } from '@vitrine/domain/limits/many-values'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { BrokenArchiveError } from './archive-reader.ts'

/** Tables whose ids are names of files, or lead to one. */
const fileTables: ReadonlySet<SiteTable> = new Set([
  'media',
  'digital_files',
  'download_grants',
  'form_files',
  'exports',
  'product_imports',
  'subscriber_imports',
  'jobs',
])

/** The columns of these that hold JSON. */
const documents: ReadonlySet<string> = new Set(['document', 'payload'])

/** More than any of these documents is made of. */
const mostOfDocument = { values: 100_000, properties: 100_000, propertiesOfOne: 100_000, depth: 500 }

/** Refuses rows by which a file could be named that is not the site's: ids there are made by us, and are no paths. */
export async function requirePlainIds({ table, columns, rows }: SiteRows): Promise<void> {
  if (!fileTables.has(table)) return
  for (const row of rows) {
    // Others have their turn: a document of many values takes a while.
    await nextTurn()
    for (const [at, column] of columns.entries()) {
      const value = row[at]
      if (documents.has(column) && typeof value === 'string') requireInDocument(table, value)
      else if (column === 'id') requirePlain(table, value)
    }
  }
}

function requireInDocument(table: SiteTable, text: string): void {
  if (hasManyValues(text, mostOfDocument))
    throw new BrokenArchiveError(`A row of ${table} in the file cannot be looked through.`)
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (/^(id|version)$|Id$/.test(name)) requirePlain(table, value)
      return isRecord(value) || Array.isArray(value) ? null : value
    })
  } catch (error) {
    // What is no JSON leads nowhere: it is passed over where it is needed. What is nested too deep to be looked through is refused.
    if (error instanceof SyntaxError) return
    if (error instanceof BrokenArchiveError) throw error
    throw new BrokenArchiveError(`A row of ${table} in the file cannot be looked through.`)
  }
}

function requirePlain(table: SiteTable, value: unknown): void {
  if (typeof value === 'string' && /[/\\\0]|^\.+$/.test(value))
    throw new BrokenArchiveError(`A row of ${table} in the file names a file by a path.`)
}
