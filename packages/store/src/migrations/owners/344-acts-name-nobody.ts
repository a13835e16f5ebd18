import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Takes buyers and commenters out of what is written down of acts, which stays when a person is erased. */
export const actsNameNobody: Migration = {
  async up(db: Kysely<unknown>) {
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, summary from audit_entries
        where (website_id, id) > (${after.website_id}, ${after.id}) and call in (${sql.join(calls)})
        order by website_id, id limit ${batch}`.execute(db)
      for (const { website_id, id, summary } of rows) {
        const told = withoutPerson(summary)
        if (told !== summary)
          await sql`update audit_entries set summary = ${told}
            where website_id = ${website_id} and id = ${id}`.execute(db)
      }
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      after = last
    }
  },
}

interface Row {
  readonly website_id: string
  readonly id: string
  readonly summary: string
}

/** Entries read at once. */
const batch = 500

/** The calls that wrote down of whom a subscription or a comment is. */
const calls = [
  'changeSubscription',
  'changeSubscriptionPrice',
  'sendSubscriptionLink',
  'answerComment',
  'judgeComment',
  'removeComment',
]

/** What was done stands behind the last colon: names have any. */
function withoutPerson(summary: string): string {
  return summary
    .replace(/Subscription of .*(: [^:]*)$/s, 'Subscription$1')
    .replace(/ a comment of .*$/s, ' a comment')
}
