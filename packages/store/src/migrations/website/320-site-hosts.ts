import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from '../create-table.ts'

/** Sites whose settings are read at once. */
const batchSize = 200

/** Keeps hosts in rows of their own, each once in an installation, and beside each site what lists of sites are put in order and searched by. */
export const siteHosts: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'site_hosts', { host: 'text' }, ['host'])
    await db.schema.createIndex('site_hosts_by_host').on('site_hosts').columns(['host']).unique().execute()
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const text = isPostgres ? sql`text collate "C"` : sql`text`
    for (const name of ['title_key', 'words'])
      await db.schema
        .alterTable('websites')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute()
    await db.schema
      .createIndex('websites_by_title')
      .on('websites')
      .columns(['title_key', 'website_id'])
      .execute()
    for (let after: string | undefined = ''; after !== undefined; ) after = await fillBehind(db, after)
  },
}

/** Fills what is kept of some sites; returns the last one's id where there may be more. */
async function fillBehind(db: Kysely<unknown>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ website_id: string; document: string }>`select website_id, document
    from websites where website_id > ${after} order by website_id limit ${sql.lit(batchSize)}`.execute(db)
  for (const { website_id: websiteId, document } of rows) {
    const { title, hosts } = readNames(document)
    const { titleKey, words, hostNames } = siteWords({ title, hosts })
    await sql`update websites set title_key = ${titleKey}, words = ${words}
      where website_id = ${websiteId}`.execute(db)
    // The first who has a host is reached there; nobody could give it to two.
    for (const host of hostNames)
      await sql`insert into site_hosts (website_id, host) values (${websiteId}, ${host})
        on conflict do nothing`.execute(db)
  }
  return rows.length < batchSize ? undefined : rows.at(-1)?.website_id
}

/** By what a site is found as this step reads it: what the store does today may differ from it one day. */
function siteWords({ title, hosts }: Names) {
  return {
    titleKey: title.trim().toLowerCase().slice(0, 100),
    words: [title, ...hosts].join(' ').toLowerCase(),
    hostNames: [...new Set(hosts.map((host) => host.toLowerCase()))],
  }
}

interface Names {
  readonly title: string
  readonly hosts: readonly string[]
}

/** The names of a site in its settings, as far as they can be read. */
function readNames(document: string): Names {
  try {
    const { title, hosts } = JSON.parse(document) as { readonly title?: unknown; readonly hosts?: unknown }
    return {
      title: typeof title === 'string' ? title : '',
      hosts: Array.isArray(hosts) ? hosts.filter((each) => typeof each === 'string') : [],
    }
  } catch {
    return { title: '', hosts: [] }
  }
}
