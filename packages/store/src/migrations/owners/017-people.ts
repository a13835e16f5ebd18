import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Whose a site is, who was invited, when people were seen and proved who they are, and keys of programs. */
export const people: Migration = {
  up: async (db) => {
    for (const [name, column] of [
      ['accounts', 'last_seen_at_ms'],
      ['sessions', 'confirmed_at_ms'],
    ] as const)
      await db.schema
        .alterTable(name)
        .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
        .execute()
    await table(db, 'site_owners', { account_id: 'text' }, [])
    await table(
      db,
      'staff_invitations',
      {
        id: 'text',
        token_hash: 'text',
        email_key: 'text',
        created_at_ms: 'bigint',
        expires_at_ms: 'bigint',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'staff_invitations', ['token_hash'], 'unique')
    await index(db, 'staff_invitations', ['email_key'], 'unique')
    await table(
      db,
      'api_keys',
      {
        id: 'text',
        token_hash: 'text',
        created_at_ms: 'bigint',
        expires_at_ms: 'bigint?',
        last_used_at_ms: 'bigint?',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'api_keys', ['token_hash'], 'unique')
    // Tables are as they are by now, while the types of this one know the later ones.
    await findOwners(db as Kysely<KnownTables>)
  },
}

/** A site is its first administrator's: until now nobody but the first owner was made. */
async function findOwners(db: Kysely<KnownTables>): Promise<void> {
  const rows = await db.selectFrom('accounts').select(['website_id', 'id', 'document']).execute()
  const first = new Map<string, { readonly id: string; readonly createdAtMs: number }>()
  for (const { website_id, id, document } of rows) {
    const { isAdmin, createdAtMs } = read(document)
    const known = first.get(website_id)
    if (isAdmin && (!known || createdAtMs < known.createdAtMs)) first.set(website_id, { id, createdAtMs })
  }
  for (const [website_id, { id }] of first)
    await db.insertInto('site_owners').values({ website_id, account_id: id }).execute()
}

/** What is read of the document of an account; of a damaged one, nothing. */
function read(document: string): { readonly isAdmin: boolean; readonly createdAtMs: number } {
  try {
    const { roles, createdAtMs } = JSON.parse(document) as Partial<Record<string, unknown>>
    return { isAdmin: Array.isArray(roles) && roles.includes('admin'), createdAtMs: Number(createdAtMs ?? 0) }
  } catch {
    return { isAdmin: false, createdAtMs: 0 }
  }
}

interface KnownTables {
  readonly accounts: { readonly website_id: string; readonly id: string; readonly document: string }
  readonly site_owners: { readonly website_id: string; readonly account_id: string }
}
