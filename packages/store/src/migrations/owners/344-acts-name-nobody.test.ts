import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { actsNameNobody } from './344-acts-name-nobody.ts'

it('takes those out of the record of acts whose subscription or comment it was, and leaves the rest', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table audit_entries (website_id text, id text, call text, summary text)`.execute(db)
  const acts = [
    ['changeSubscription', 'Subscription of Ada: Byron: paused', 'Subscription: paused'],
    [
      'changeSubscriptionPrice',
      'Subscription of ada@example.com: price changed to $12.00',
      'Subscription: price changed to $12.00',
    ],
    [
      'changeSubscription',
      'Took back: Subscription of Ada Byron: canceled',
      'Took back: Subscription: canceled',
    ],
    ['sendSubscriptionLink', 'Subscription of Ada: link sent again', 'Subscription: link sent again'],
    ['judgeComment', 'Approved a comment of Ada Byron', 'Approved a comment'],
    ['answerComment', 'Answered a comment of Ada Byron', 'Answered a comment'],
    ['saveProduct', 'Changed Subscription of Ada: one', 'Changed Subscription of Ada: one'],
  ]
  for (const [place, [call, summary]] of acts.entries())
    await sql`insert into audit_entries values ('w', ${`${place}`}, ${call}, ${summary})`.execute(db)
  await actsNameNobody.up(db)
  const { rows } = await sql<{ summary: string }>`select summary from audit_entries order by id`.execute(db)
  expect(rows.map(({ summary }) => summary)).toEqual(acts.map(([, , after]) => after))
  await db.destroy()
  await place.remove()
})
