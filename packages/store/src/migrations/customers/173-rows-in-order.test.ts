import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { expect, it } from 'vitest'
import { buildStore } from '../../testing/build-store.ts'

const questions = [
  ['subscribers', 'email_key', 'id'],
  ['subscriptions', 'email_key', 'id'],
  ['reviews', 'email_key', 'id'],
  ['memberships', 'email_key', 'id'],
  ['gift_cards', 'recipient', 'id'],
  ['gift_cards', 'order_id', 'id'],
  ['restock_signups', 'email', 'id'],
  ['cart_reminders', 'email', 'id'],
  ['proposals', 'email', 'id'],
  ['member_former_emails', 'member_id', 'email_key'],
  ['download_grants', 'order_id', 'id'],
] as const

// PostgreSQL keeps count of what is in a table, and chooses by that.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'lets SQLite, which has counted nothing, find rows by a column and give them in the order of their keys',
  async () => {
    const built = await buildStore()
    const file = new SqliteFile(join(built.dataDir, 'vitrine.sqlite'), { readonly: true })
    const plans = questions.map(([table, column, order]) =>
      file
        .prepare(
          `explain query plan select * from ${table} where website_id = 'w' and ${column} = 'x' order by ${order}`,
        )
        .all(),
    )
    file.close()
    await built.close()
    expect(plans).toEqual(
      questions.map(([, column]) => [
        expect.objectContaining({ detail: expect.stringContaining(`(website_id=? AND ${column}=?)`) }),
      ]),
    )
  },
)
