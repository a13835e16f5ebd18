import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/**
 * Turns blog posts into content items, which galleries, events and albums are made of too. Lists find their items by index in each
 * order that a list can have, and know their length from the counts. Authors get a table of their own.
 */
export const contentItems: Migration = {
  async up(db: Kysely<unknown>) {
    await createItems(db)
    await createItemTerms(db)
    await table(db, 'authors', { id: 'text', document: 'text' }, ['id'])
    // Only the tables of this moment are named here: the schema of the store goes on changing.
    const known = db as Kysely<KnownTables>
    await movePosts(known)
    await completeCollections(known)
    await db.schema.dropTable('post_terms').execute()
    await db.schema.dropTable('posts').execute()
  },
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await table(
    db,
    'items',
    {
      id: 'text',
      collection_id: 'text',
      url_id: 'text',
      status: 'text',
      published_at_ms: 'bigint',
      updated_at_ms: 'bigint',
      document: 'text',
    },
    ['id'],
  )
  await index(db, 'items', ['collection_id', 'url_id'], 'unique')
  await index(db, 'items', ['collection_id', 'updated_at_ms', 'id'])
}

async function createItemTerms(db: Kysely<unknown>): Promise<void> {
  const term = { collection_id: 'text', kind: 'text', term: 'text' } as const
  const way = ['website_id', 'collection_id', 'kind', 'term']
  await table(
    db,
    'item_terms',
    {
      ...term,
      item_id: 'text',
      published_at_ms: 'bigint',
      position: 'bigint',
      starts_at_ms: 'bigint?',
      ends_at_ms: 'bigint?',
    },
    ['collection_id', 'kind', 'term', 'published_at_ms', 'item_id'],
  )
  const order = db.schema.createIndex('item_terms_by_position').on('item_terms')
  await order.columns([...way, 'position', 'item_id', 'published_at_ms']).execute()
  await index(db, 'item_terms', ['item_id', 'kind', 'term'])
  for (const [name, columns] of [
    ['item_terms_by_start', ['starts_at_ms', 'item_id', 'ends_at_ms', 'published_at_ms']],
    ['item_terms_by_end', ['ends_at_ms', 'starts_at_ms', 'item_id', 'published_at_ms']],
  ] as const) {
    const events = db.schema.createIndex(name).on('item_terms')
    await events
      .columns([...way, ...columns])
      .where(sql.ref('starts_at_ms'), 'is not', null)
      .execute()
  }
  await table(
    db,
    'item_term_counts',
    { ...term, total: 'bigint' },
    ['collection_id', 'kind', 'term'],
    ['total >= 0'],
  )
}

/** Posts read at once. */
const batch = 200

async function movePosts(db: Kysely<KnownTables>): Promise<void> {
  let after = { website_id: '', id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('posts')
      .selectAll()
      .where((row) =>
        row.or([
          row('website_id', '>', after.website_id),
          row.and([row('website_id', '=', after.website_id), row('id', '>', after.id)]),
        ]),
      )
      .orderBy('website_id')
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) await movePost(db, row)
    const last = rows.at(-1)
    if (!last || rows.length < batch) break
    after = last
  }
  await countTerms(db)
}

async function movePost(db: Kysely<KnownTables>, row: KnownTables['posts']): Promise<void> {
  const { website_id, id, collection_id, url_id } = row
  const published_at_ms = Number(row.published_at_ms)
  const post: Record<string, unknown> & { isFeatured?: boolean; updatedAtMs?: number } = JSON.parse(
    row.document,
  )
  const status = published_at_ms > Date.now() ? 'scheduled' : 'published'
  await db
    .insertInto('items')
    .values({
      website_id,
      id,
      collection_id,
      url_id,
      status,
      published_at_ms,
      updated_at_ms: post.updatedAtMs ?? published_at_ms,
      document: JSON.stringify({ ...post, ...itemOfPost, status }),
    })
    .execute()
  const author = post.author as { readonly id?: string } | undefined
  const terms = await db
    .selectFrom('post_terms')
    .select(['kind', 'term'])
    .where('website_id', '=', website_id)
    .where('post_id', '=', id)
    .execute()
  const more = [
    ...(post.isFeatured ? [{ kind: 'featured', term: '' }] : []),
    ...(author?.id ? [{ kind: 'author', term: author.id }] : []),
  ]
  const place = { website_id, collection_id, item_id: id, published_at_ms, position: 0 }
  await db
    .insertInto('item_terms')
    .values([...terms, ...more].map((term) => ({ ...term, ...place, starts_at_ms: null, ends_at_ms: null })))
    .execute()
}

async function countTerms(db: Kysely<KnownTables>): Promise<void> {
  const way = ['website_id', 'collection_id', 'kind', 'term'] as const
  await db
    .insertInto('item_term_counts')
    .columns([...way, 'total'])
    .expression(
      db
        .selectFrom('item_terms')
        .select([...way])
        .select((row) => row.fn.countAll<number>().as('total'))
        .groupBy([...way]),
    )
    .execute()
}

async function completeCollections(db: Kysely<KnownTables>): Promise<void> {
  const rows = await db.selectFrom('collections').select(['website_id', 'id', 'document']).execute()
  for (const { website_id, id, document } of rows) {
    await db
      .updateTable('collections')
      .set({ document: JSON.stringify({ ...newInCollections, ...JSON.parse(document) }) })
      .where('website_id', '=', website_id)
      .where('id', '=', id)
      .execute()
  }
}

const itemOfPost = {
  kind: 'text',
  position: 0,
  sourceUrl: '',
  isPassthrough: false,
  clickthrough: null,
  location: null,
  customType: null,
  customContent: {},
  gallery: [],
  promotedBlockType: null,
  commentState: 1,
  event: null,
  video: null,
  audio: null,
}

const newInCollections = {
  parentId: null,
  layoutId: null,
  isPasswordProtected: false,
  passwordHash: null,
  seoHidden: false,
  externalUrl: null,
  gallery: null,
  album: null,
  eventView: 'list',
}

interface KnownTables {
  readonly posts: {
    readonly website_id: string
    readonly id: string
    readonly collection_id: string
    readonly url_id: string
    readonly published_at_ms: number
    readonly document: string
  }
  readonly post_terms: {
    readonly website_id: string
    readonly post_id: string
    readonly kind: string
    readonly term: string
  }
  readonly items: {
    readonly website_id: string
    readonly id: string
    readonly collection_id: string
    readonly url_id: string
    readonly status: string
    readonly published_at_ms: number
    readonly updated_at_ms: number
    readonly document: string
  }
  readonly item_terms: {
    readonly website_id: string
    readonly collection_id: string
    readonly kind: string
    readonly term: string
    readonly item_id: string
    readonly published_at_ms: number
    readonly position: number
    readonly starts_at_ms: number | null
    readonly ends_at_ms: number | null
  }
  readonly item_term_counts: {
    readonly website_id: string
    readonly collection_id: string
    readonly kind: string
    readonly term: string
    readonly total: number
  }
  readonly collections: { readonly website_id: string; readonly id: string; readonly document: string }
}
