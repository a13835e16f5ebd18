import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { textsOfWhatIsGone } from './403-texts-of-what-is-gone.ts'

it('frees the files of translations whose object is gone, and keeps texts that an undo may bring back', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  for (const columns of [
    sql`translations (website_id text, language text, kind text, object_id text, updated_at_ms bigint)`,
    sql`media_uses (website_id text, holder_kind text, holder_id text, ref text)`,
    sql`collections (website_id text, id text)`,
    sql`items (website_id text, id text)`,
    sql`products (website_id text, id text)`,
    sql`forms (website_id text, id text)`,
  ])
    await sql`create table ${columns}`.execute(db)
  await sql`insert into collections values ('w', 'here'), ('other', 'gone')`.execute(db)
  await sql`insert into products values ('w', 'here')`.execute(db)
  for (const [kind, id] of [
    ['page', 'here'],
    ['page', 'gone'],
    ['item', 'gone'],
    ['product', 'here'],
    ['product', 'gone'],
    ['form', 'gone'],
    ['menu', 'main'],
  ]) {
    await sql`insert into translations values ('w', 'de', ${kind}, ${id}, 1)`.execute(db)
    await sql`insert into media_uses values ('w', 'translation', ${`de:${kind}:${id}`}, '/s/a.pdf')`.execute(
      db,
    )
  }
  await textsOfWhatIsGone.up(db)
  const uses = await sql<{ holder_id: string }>`select holder_id from media_uses order by holder_id`.execute(
    db,
  )
  expect(uses.rows.map((row) => row.holder_id)).toEqual(['de:menu:main', 'de:page:here', 'de:product:here'])
  const texts = await sql<{ called: string; isOld: number }>`select kind || ':' || object_id as called,
    case when updated_at_ms = 1 then 1 else 0 end as "isOld" from translations order by 1`.execute(db)
  expect(texts.rows.map(({ called, isOld }) => [called, Number(isOld)])).toEqual([
    ['form:gone', 0],
    ['menu:main', 1],
    ['page:here', 1],
    ['product:gone', 0],
    ['product:here', 1],
  ])
  await db.destroy()
  await place.remove()
})
