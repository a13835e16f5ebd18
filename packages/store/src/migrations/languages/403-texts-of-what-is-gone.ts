import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frees the files that translations hold of what was removed: of pages and items their texts go, those of products and forms wait for an undo. */
export const textsOfWhatIsGone: Migration = {
  async up(db: Kysely<unknown>) {
    const nowMs = Date.now()
    for (const [kind, table] of homes) await freeAll(db, { kind, table, nowMs })
  },
}

const homes = [
  ['page', 'collections'],
  ['item', 'items'],
  ['product', 'products'],
  ['form', 'forms'],
] as const

interface Row {
  readonly website_id: string
  readonly language: string
  readonly object_id: string
}

/** Translations read at once. */
const batch = 200

async function freeAll(
  db: Kysely<unknown>,
  { kind, table, nowMs }: { readonly kind: string; readonly table: string; readonly nowMs: number },
): Promise<void> {
  let after: Row = { website_id: '', language: '', object_id: '' }
  for (;;) {
    const { rows } = await sql<Row>`select website_id, language, object_id from translations as said
      where kind = ${kind}
      and (website_id, language, object_id) > (${after.website_id}, ${after.language}, ${after.object_id})
      and not exists (select 1 from ${sql.table(table)} as home
        where home.website_id = said.website_id and home.id = said.object_id)
      order by website_id, language, object_id limit ${batch}`.execute(db)
    for (const row of rows) await free(db, { ...row, kind, nowMs })
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last
  }
}

interface Gone extends Row {
  readonly kind: string
  readonly nowMs: number
}

async function free(
  db: Kysely<unknown>,
  { website_id, language, kind, object_id, nowMs }: Gone,
): Promise<void> {
  await sql`delete from media_uses where website_id = ${website_id} and holder_kind = 'translation'
    and holder_id = ${`${language}:${kind}:${object_id}`}`.execute(db)
  const mayReturn = kind === 'product' || kind === 'form'
  const change = mayReturn
    ? sql`update translations set updated_at_ms = ${nowMs}`
    : sql`delete from translations`
  await sql`${change} where website_id = ${website_id} and language = ${language} and kind = ${kind}
    and object_id = ${object_id}`.execute(db)
}
