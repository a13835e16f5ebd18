import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillProgress } from './fill-lists.ts'
import { openStore } from './open-store.ts'
import type { Schema } from './schema/schema.ts'
import { buildComment } from './testing/build-comment.ts'
import {
  buildCollection,
  buildImage,
  buildMug,
  buildOrder,
  buildPost,
  buildSite,
  newId,
} from './testing/builders.ts'
import { freshLocation, type StoreLocation } from './testing/fresh-location.ts'
import { among, byTitle, everyRow, newestFirst } from './testing/list-ask.ts'

let place: StoreLocation
beforeEach(async () => {
  place = await freshLocation()
})
afterEach(() => place.remove())

const open = () => openStore({ ...place, log: { warn: () => {} } })
const website = buildSite()

it('fills a list at the start with the rows of a shop that is older than the list', async () => {
  const store = await open()
  await store.sites.add(website)
  const shop = buildCollection()
  const site = store.site(website.id)
  await site.transaction(async ({ orders, collections, products, items, comments, images, jobs, mail }) => {
    await collections.save(shop)
    for (const title of ['Pot', 'Jug', 'Cup']) await products.save(buildMug({ collectionId: shop.id, title }))
    for (const name of ['one', 'two']) await images.save(buildImage({ id: newId(), filename: `${name}.jpg` }))
    for (let number = 1001; number <= 1005; number += 1)
      await orders.insert(buildOrder({ number, cartId: newId() }))
    const post = buildPost({ title: 'How a mug is made' })
    await items.save(post)
    const asked = buildComment({ authorName: 'Bob', itemId: post.id })
    await comments.save(asked)
    await comments.save(buildComment({ itemId: post.id, parentId: asked.id, isByOwner: true }))
    const facts = {
      reason: 'placed',
      to: 'ada@example.com',
      subject: 'Hello',
      orderId: null,
      orderName: '',
    } as const
    for (const id of ['a', 'c', 'd'])
      await mail.keep({ ...facts, id, from: '', text: '', html: '', sentAtMs: 5, transport: 'smtp' })
    for (const id of ['b', 'd', 'e'])
      await jobs.enqueue({ id, kind: 'order-mail', payload: {}, runAtMs: 9, mail: facts })
  })
  await store.close()
  await forget()

  const again = await open()
  const { orders } = again.site(website.id)
  const page = await orders.list(everyRow({ words: ['ada'] }))
  expect(page.rows.map(({ number }) => number)).toEqual([1001, 1002, 1003, 1004, 1005])
  const { media, products } = again.site(website.id)
  const files = await media.list(everyRow({ sort: { key: 'name', isDescending: false }, words: ['jpg'] }))
  expect(files.rows.map(({ filename }) => filename)).toEqual(['one.jpg', 'two.jpg'])
  const listed = await products.listed(everyRow({ ...byTitle, words: ['mug-blue'] }))
  expect(listed.rows.map(({ title }) => title)).toEqual(['Cup', 'Jug', 'Pot'])
  const byName = { sort: { key: 'name', isDescending: false } }
  const variants = await products.listedVariants(everyRow({ ...byName, words: ['jug'] }))
  expect(variants.rows.map(({ variant }) => variant.sku)).toEqual(['MUG-BLUE', 'MUG-RED'])
  const answered = await again
    .site(website.id)
    .comments.listed({ ...newestFirst, words: ['mug'], tests: among('answered', 'yes') })
  expect(answered.rows.map(({ authorName }) => authorName)).toEqual(['Bob'])
  const mails = await again.site(website.id).mail.listed({ ...newestFirst, words: ['hello'] })
  expect(mails.rows.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'e waiting',
    'b waiting',
    'd sent',
    'c sent',
    'a sent',
  ])
  expect(await again.audit()).toEqual([])
  await again.close()
})

it('says how far a long fill is, every few seconds', () => {
  const said: string[] = []
  let nowMs = 0
  const told = fillProgress(
    'orders',
    (line) => said.push(line),
    () => nowMs,
  )
  told(2_000)
  nowMs = 4_000
  told(2_000)
  nowMs = 5_000
  told(2_000)
  expect(said).toEqual(['Preparing the list of orders: 4,000 rows …'])
})

/** Says of one list that a later version wrote it. */
async function keepAsNewer(): Promise<void> {
  const db = openTables()
  await db
    .insertInto('installation_marks')
    .values({ name: 'list orders', website_id: '', value: '999' })
    .execute()
  await db.destroy()
}

function openTables(): Kysely<Schema> {
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(join(place.dataDir, 'vitrine.sqlite')) })
  return new Kysely<Schema>({ dialect })
}

/** Leaves the tables of lists as a migration makes them; half of what they held was written once. */
async function forget(): Promise<void> {
  const db = openTables()
  const kept: string[] = []
  for (const table of [
    'listed_orders',
    'listed_products',
    'listed_variants',
    'listed_comments',
    'listed_items',
    'listed_media',
    'listed_mail',
  ] as const) {
    const [first] = await db.selectFrom(table).select('row_id').orderBy('row_id').execute()
    kept.push(first?.row_id ?? '')
    await db.deleteFrom(table).where('row_id', 'not in', kept).execute()
  }
  await db.deleteFrom('list_terms').where('row_id', 'not in', kept).execute()
  await db.deleteFrom('installation_marks').where('name', 'like', 'list %').execute()
  await db.destroy()
}

it('leaves rows that an older version kept as they are, for whoever may not bring them up to date', async () => {
  const openCarefully = () => openStore({ ...place, log: { warn: () => {} }, mayUpdate: false })
  await (await openCarefully()).close()
  const store = await open()
  await store.sites.add(website)
  await store.close()
  await (await openCarefully()).close()
  await forget()
  await expect(openCarefully()).rejects.toThrow('an older version')
  await keepAsNewer()
  await expect(openCarefully()).rejects.toThrow('a newer version of Vitrine')
  await (await open()).close()
  await (await openCarefully()).close()
})
