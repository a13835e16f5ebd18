import { setImmediate as nextTurn } from 'node:timers/promises'
import { hasManyValues } from '@vitrine/domain/limits/many-values'
import { isPasswordHash } from '@vitrine/domain/owners/password-hash'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { BrokenArchiveError } from './archive-reader.ts'

/** Tables whose documents hold hashes of passwords, and where. */
const hashIn: Partial<Record<SiteTable, (document: Readonly<Record<string, unknown>>) => unknown>> = {
  accounts: ({ passwordHash }) => passwordHash,
  members: ({ passwordHash }) => passwordHash,
  collections: ({ passwordHash }) => passwordHash,
  websites: ({ lock }) => (isRecord(lock) ? lock.passwordHash : null),
}

/** More than any of these documents is made of. */
const mostOfDocument = { values: 1_000_000, properties: 1_000_000, propertiesOfOne: 1_000_000, depth: 500 }

/** Refuses rows with a hash of a password that no site has: it names what each guess is to cost. */
export async function requireOurHashes({ table, columns, rows }: SiteRows): Promise<void> {
  const hashOf = hashIn[table]
  const at = columns.indexOf('document')
  if (hashOf === undefined || at === -1) return
  for (const row of rows) {
    // Others have their turn: a document of many values takes a while.
    await nextTurn()
    const document = parsed(table, row[at])
    const hash = isRecord(document) ? hashOf(document) : null
    if (typeof hash === 'string' && hash !== '' && !isPasswordHash(hash))
      throw new BrokenArchiveError(
        `A row of ${table} in the file holds a password in a form that no saved site has.`,
      )
  }
}

function parsed(table: SiteTable, text: unknown): unknown {
  if (typeof text !== 'string') return null
  if (hasManyValues(text, mostOfDocument))
    throw new BrokenArchiveError(`A row of ${table} in the file cannot be looked through.`)
  try {
    return JSON.parse(text)
  } catch {
    // It holds nothing: it is passed over where it is needed.
    return null
  }
}
