import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { filesOfOtherTexts } from './372-files-of-other-texts.ts'

it('writes down what translations, forms and redirects name that were written before', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  for (const columns of [
    sql`translations (website_id text, language text, kind text, object_id text, document text)`,
    sql`forms (website_id text, id text, document text)`,
    sql`redirects (website_id text, source text, target text)`,
    sql`media_uses (website_id text, holder_kind text, holder_id text, ref text)`,
  ])
    await sql`create table ${columns}`.execute(db)
  const german = JSON.stringify({ body: { text: '<a href="/s/liste.pdf">Liste</a>' } })
  const form = JSON.stringify({ submissionHtml: '<img src="/content/v1/w/vase/vase.jpg">' })
  await sql`insert into translations values ('w', 'de', 'product', 'mug', ${german})`.execute(db)
  await sql`insert into forms values ('w', 'contact', ${form}), ('w', 'bare', '{}')`.execute(db)
  await sql`insert into redirects values ('w', '/prices', '/s/list.pdf'), ('w', '/a', '/b')`.execute(db)
  await filesOfOtherTexts.up(db)
  const { rows } = await sql<object>`select * from media_uses order by holder_kind`.execute(db)
  expect(rows).toEqual([
    { website_id: 'w', holder_kind: 'form', holder_id: 'contact', ref: 'vase' },
    { website_id: 'w', holder_kind: 'redirect', holder_id: '/prices', ref: '/s/list.pdf' },
    { website_id: 'w', holder_kind: 'translation', holder_id: 'de:product:mug', ref: '/s/liste.pdf' },
  ])
  await db.destroy()
  await place.remove()
})
