import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/**
 * What owners find their items by, whoever else sees them: words, an order, a day of the calendar, categories and tags of drafts, too.
 * Categories stand in a tree, and what is written of an item and not saved yet is kept beside it.
 */
export const contentRoom: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('items')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('items')
      .addColumn('position', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('items')
      .addColumn('calendar_at_ms', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await index(db, 'items', ['collection_id', 'position', 'id'])
    await index(db, 'items', ['calendar_at_ms', 'id'])
    await index(db, 'items', ['status', 'updated_at_ms'])
    const label = { collection_id: 'text', kind: 'text', term: 'text', item_id: 'text' } as const
    await table(db, 'item_labels', label, ['collection_id', 'kind', 'term', 'item_id'])
    await index(db, 'item_labels', ['item_id', 'kind', 'term'])
    await table(db, 'categories', { collection_id: 'text', name: 'text', parent: 'text?' }, [
      'collection_id',
      'name',
    ])
    await index(db, 'categories', ['name'])
    const draft = {
      item_id: 'text',
      account_id: 'text',
      saved_at_ms: 'bigint',
      base_at_ms: 'bigint',
      document: 'text',
    } as const
    await table(db, 'item_drafts', draft, ['item_id', 'account_id'])
    // Only the tables of this moment are named here: the schema of the store goes on changing.
    await fillItems(db as Kysely<KnownTables>)
  },
}

/** Items read at once. */
const batch = 200

async function fillItems(db: Kysely<KnownTables>): Promise<void> {
  let after = { website_id: '', id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('items')
      .select(['website_id', 'id', 'collection_id', 'published_at_ms', 'document'])
      .where(sql<boolean>`(website_id, id) > (${after.website_id}, ${after.id})`)
      .orderBy('website_id')
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) await fillItem(db, row)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last
  }
}

type KnownItem = Pick<
  KnownTables['items'],
  'website_id' | 'id' | 'collection_id' | 'published_at_ms' | 'document'
>

async function fillItem(db: Kysely<KnownTables>, row: KnownItem): Promise<void> {
  const { website_id, id, collection_id } = row
  const item = read(row.document)
  const { title = '', categories = [], tags = [], position = 0 } = item
  await db
    .updateTable('items')
    .set({
      search_text: [title, ...categories, ...tags].join('\n').trim().toLowerCase(),
      position,
      calendar_at_ms: item.event?.startAtMs ?? Number(row.published_at_ms),
    })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute()
  const labels = [
    ...[...new Set(categories)].map((term) => ({ kind: 'category', term })),
    ...[...new Set(tags)].map((term) => ({ kind: 'tag', term })),
    ...(item.author?.id === undefined ? [] : [{ kind: 'author', term: item.author.id }]),
  ]
  if (labels.length === 0) return
  const of = { website_id, collection_id, item_id: id }
  await db
    .insertInto('item_labels')
    .values(labels.map((label) => ({ ...of, ...label })))
    .execute()
}

interface OldItem {
  readonly title?: string
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly position?: number
  readonly author?: { readonly id?: string }
  readonly event?: { readonly startAtMs: number } | null
}

/** A damaged document is left as it is: nothing leads to it. */
function read(document: string): OldItem {
  try {
    return JSON.parse(document)
  } catch {
    return {}
  }
}

interface KnownTables {
  readonly items: {
    readonly website_id: string
    readonly id: string
    readonly collection_id: string
    readonly published_at_ms: number
    readonly document: string
    readonly search_text: string
    readonly position: number
    readonly calendar_at_ms: number
  }
  readonly item_labels: {
    readonly website_id: string
    readonly collection_id: string
    readonly kind: string
    readonly term: string
    readonly item_id: string
  }
}
