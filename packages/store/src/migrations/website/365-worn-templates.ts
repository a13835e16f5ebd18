import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sites whose settings are read at once. */
const batchSize = 200

/**
 * Keeps which template a site wears beside its settings, so that what one site has in them is in no way of another; and takes the character NUL
 * out of documents that PostgreSQL is asked for parts of, as it reads none that name one.
 */
export const wornTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      for (const name of ['websites', 'subscriptions'])
        await sql`update ${sql.table(name)} set document = ${withoutNul(sql`document`)}
          where document like ${'%\\\\u0000%'}`.execute(db)
    await db.schema.alterTable('websites').addColumn('template_id', 'text').execute()
    await db.schema.createIndex('websites_by_template').on('websites').columns(['template_id']).execute()
    for (let after: string | undefined = ''; after !== undefined; ) after = await fillBehind(db, after)
  },
}

/** A document of PostgreSQL without the character NUL; a backslash before its escape may be one of a pair, which is a backslash. */
export function withoutNul(document: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(${document}, ${sql.lit('(?<!\\\\)((?:\\\\\\\\)*)\\\\u0000')}, ${sql.lit('\\1\\\\ufffd')}, 'g')`
}

/** Fills what is kept of some sites; returns the last one's id where there may be more. */
async function fillBehind(db: Kysely<unknown>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ website_id: string; document: string }>`select website_id, document
    from websites where website_id > ${after} order by website_id limit ${sql.lit(batchSize)}`.execute(db)
  for (const { website_id: websiteId, document } of rows) {
    const templateId = readTemplate(document)
    if (templateId !== null)
      await sql`update websites set template_id = ${templateId} where website_id = ${websiteId}`.execute(db)
  }
  return rows.length < batchSize ? undefined : rows.at(-1)?.website_id
}

/** The template in the settings of a site, as far as they can be read. */
function readTemplate(document: string): string | null {
  try {
    const { templateId } = JSON.parse(document) as { readonly templateId?: unknown }
    return typeof templateId === 'string' ? templateId : null
  } catch {
    return null
  }
}
