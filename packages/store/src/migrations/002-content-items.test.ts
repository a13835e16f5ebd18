import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../schema/schema.ts'
import { freshLocation, type StoreLocation } from '../testing/fresh-location.ts'
import { firstTables } from './001-first-tables.ts'
import { contentItems } from './002-content-items.ts'

let place: StoreLocation
let db: Kysely<Schema & OldTables>

beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<Schema & OldTables>({ dialect })
  await firstTables.up(db)
})

afterEach(async () => {
  await db.destroy()
  await place.remove()
})

describe('the change to content items', () => {
  it('carries posts over with their terms, counts them, and completes collections', async () => {
    await addPost('one', ['News', 'Clay'], true)
    await addPost('two', ['News'], false)
    await db
      .insertInto('collections')
      .values({ website_id: 'w', id: 'blog', url_id: 'blog', position: 1, document: '{"id":"blog"}' })
      .execute()
    await contentItems.up(db)

    const items = await db.selectFrom('items').selectAll().orderBy('id').execute()
    expect(items).toMatchObject([
      { id: 'one', url_id: 'one-url', status: 'published' },
      { id: 'two', url_id: 'two-url', status: 'published' },
    ])
    expect(JSON.parse(items[0]?.document ?? '')).toMatchObject({ title: 'one', kind: 'text', event: null })
    const counts = await db
      .selectFrom('item_term_counts')
      .select(['kind', 'term', 'total'])
      .orderBy('kind')
      .orderBy('term')
      .execute()
    expect(counts.map(({ kind, term, total }) => [kind, term, Number(total)])).toEqual([
      ['all', '', 2],
      ['author', 'ada', 2],
      ['category', 'Clay', 1],
      ['category', 'News', 2],
      ['featured', '', 1],
    ])
    const collection = await db.selectFrom('collections').select('document').executeTakeFirstOrThrow()
    expect(JSON.parse(collection.document)).toMatchObject({ id: 'blog', parentId: null, eventView: 'list' })
  })

  it('carries over more posts than it reads at once', async () => {
    for (let index = 0; index < 401; index += 1) await addPost(`post-${index}`, [], false)
    await contentItems.up(db)
    const { total } = await db
      .selectFrom('items')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(401)
  })
})

async function addPost(id: string, categories: readonly string[], isFeatured: boolean): Promise<void> {
  const published_at_ms = 1_700_000_000_000
  const place = { website_id: 'w', collection_id: 'blog' }
  const document = { id, title: id, categories, isFeatured, author: { id: 'ada', displayName: 'Ada' } }
  await db
    .insertInto('posts')
    .values({ ...place, id, url_id: `${id}-url`, published_at_ms, document: JSON.stringify(document) })
    .execute()
  const terms = [{ kind: 'all', term: '' }, ...categories.map((term) => ({ kind: 'category', term }))]
  await db
    .insertInto('post_terms')
    .values(terms.map((term) => ({ ...place, ...term, published_at_ms, post_id: id })))
    .execute()
}

interface OldTables {
  readonly posts: {
    website_id: string
    id: string
    collection_id: string
    url_id: string
    published_at_ms: number
    document: string
  }
  readonly post_terms: {
    website_id: string
    collection_id: string
    kind: string
    term: string
    published_at_ms: number
    post_id: string
  }
}
