import { mapRows, textOf } from '@vitrine/site/moving/table-rows'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { readerKey } from '../../cart/reminders/reader-key.ts'
import { personKey } from '../../services/person-key.ts'
import { seal, unseal } from '../../services/seal.ts'
import type { KeyChange } from './seal-rows-again.ts'

/** Tables that know people by a keyed hash of their address alone: in which column, and by which hash. A row whose mark can go is worth keeping without it. */
const markedTables = {
  discount_uses: { column: 'customer_key', keyOf: personKey, canGo: true },
  discount_customers: { column: 'customer_key', keyOf: personKey, canGo: false },
  review_refusals: { column: 'person_key', keyOf: personKey, canGo: false },
  cart_reminder_marks: { column: 'person_key', keyOf: readerKey, canGo: false },
} as const

/** The column of each of these tables. */
export const markedColumns = Object.entries(markedTables).map(([table, { column }]) => `${table}.${column}`)

/** Tables in which a site has addresses of people as they are. */
const addressed: Partial<Record<SiteTable, string>> = {
  customers: 'email_key',
  members: 'email_key',
  subscribers: 'email_key',
  cart_reminders: 'email',
  restock_signups: 'email',
}

/** Finds the addresses of those whom a site knows by a hash, among all addresses that it has. */
export async function findMarked(
  of: (table: SiteTable) => AsyncIterable<SiteRows>,
  by: { readonly websiteId: string; readonly secret: string },
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set<string>()
  for (const table of marked)
    for await (const given of of(table))
      mapRows(given, (row) => {
        wanted.add(textOf(row, markedTables[table].column))
        return null
      })
  const found = new Map<string, string>()
  if (wanted.size === 0) return found
  for (const [table, column] of Object.entries(addressed) as [SiteTable, string][])
    for await (const given of of(table))
      mapRows(given, (row) => {
        const email = textOf(row, column)
        for (const keyOf of [personKey, readerKey]) {
          const key = keyOf(email, by)
          if (wanted.has(key)) found.set(key, email)
        }
        return null
      })
  return found
}

/** Puts sealed addresses into the place of their hashes; a hash whose address is not known stays. */
export function nameMarked(given: SiteRows, known: ReadonlyMap<string, string>, key: string): SiteRows {
  if (!isMarked(given.table)) return given
  const { column } = markedTables[given.table]
  return mapRows(given, (row) => {
    const email = known.get(textOf(row, column))
    return email === undefined
      ? row
      : { ...row, [column]: seal(email, { purpose: 'saved site', installationSecret: key }) }
  })
}

/** Makes hashes of sealed addresses by another key. One that stayed a hash is kept, or is of no use by that key: `lost` hears of rows that go with it. */
export function hashMarked(
  given: SiteRows,
  { websiteId, from, to }: KeyChange,
  { isKept, lost }: { readonly isKept: boolean; readonly lost: (table: SiteTable) => void },
): SiteRows {
  const { table } = given
  if (!isMarked(table)) return given
  const { column, keyOf, canGo } = markedTables[table]
  return mapRows(given, (row) => {
    const mark = textOf(row, column)
    if (mark === '') return row
    const email = unseal(mark, { purpose: 'saved site', installationSecret: from })
    if (email !== null) return { ...row, [column]: keyOf(email, { websiteId, secret: to }) }
    if (isKept) return row
    if (canGo) return { ...row, [column]: '' }
    lost(table)
    return null
  })
}

type Marked = keyof typeof markedTables
const marked = Object.keys(markedTables) as Marked[]

function isMarked(table: SiteTable): table is Marked {
  return Object.hasOwn(markedTables, table)
}
