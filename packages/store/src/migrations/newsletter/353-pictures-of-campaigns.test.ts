import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { picturesOfCampaigns } from './353-pictures-of-campaigns.ts'

it('writes down what campaigns name that were written before', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table campaigns (website_id text, id text, document text)`.execute(db)
  await sql`create table media_uses (website_id text, holder_kind text, holder_id text, ref text)`.execute(db)
  const html = '<a href="/s/care.pdf">Care</a><img src="/content/v1/w/vase/vase.jpg">'
  const blocks = [
    { type: 'picture', mediaId: 'mug' },
    { type: 'text', html },
  ]
  const document = JSON.stringify({ blocks })
  await sql`insert into campaigns values ('w', 'one', ${document}), ('w', 'two', '{"blocks":[]}')`.execute(db)
  await picturesOfCampaigns.up(db)
  const { rows } = await sql<object>`select * from media_uses order by ref`.execute(db)
  expect(rows).toEqual(
    ['/s/care.pdf', 'mug', 'vase'].map((ref) => ({
      website_id: 'w',
      holder_kind: 'campaign',
      holder_id: 'one',
      ref,
    })),
  )
  await db.destroy()
  await place.remove()
})
