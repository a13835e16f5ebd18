import { setImmediate as nextTurn } from 'node:timers/promises'
import { hasManyValues } from '@vitrine/domain/limits/many-values'
import { isPasswordHash } from '@vitrine/domain/owners/password-hash'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { isReadableDocument } from '@vitrine/store/readable-documents'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { BrokenArchiveError } from './archive-reader.ts'

/** More than any document is made of: what is nested deeper cannot be written down again. */
const mostOfDocument = { values: 1_000_000, properties: 1_000_000, propertiesOfOne: 1_000_000, depth: 500 }

/** Looks through the documents of rows: refuses those that would harm whoever reads them, and returns how many others there are that nobody can read. */
export async function checkDocuments({ table, columns, rows }: SiteRows): Promise<number> {
  const at = columns.indexOf('document')
  if (at === -1) return 0
  let damaged = 0
  for (const row of rows) {
    // Others have their turn: a document of many values takes a while.
    await nextTurn()
    const document = parsed(table, row[at])
    requireOurHash(table, document)
    if (!isReadableDocument(table, document)) damaged += 1
  }
  return damaged
}

/** Tables whose documents hold hashes of passwords, and where. */
const hashIn: Partial<Record<SiteTable, (document: Readonly<Record<string, unknown>>) => unknown>> = {
  accounts: ({ passwordHash }) => passwordHash,
  members: ({ passwordHash }) => passwordHash,
  collections: ({ passwordHash }) => passwordHash,
  websites: ({ lock }) => (isRecord(lock) ? lock.passwordHash : null),
}

/** Refuses a hash of a password that no site has: it names what each guess is to cost. */
function requireOurHash(table: SiteTable, document: unknown): void {
  const hash = isRecord(document) ? hashIn[table]?.(document) : null
  if (typeof hash === 'string' && hash !== '' && !isPasswordHash(hash))
    throw new BrokenArchiveError(
      `A row of ${table} in the file holds a password in a form that no saved site has.`,
    )
}

function parsed(table: SiteTable, text: unknown): unknown {
  if (typeof text !== 'string') return null
  if (hasManyValues(text, mostOfDocument))
    throw new BrokenArchiveError(`A row of ${table} in the file cannot be looked through.`)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
