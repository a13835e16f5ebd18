import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The greatest moment there is: nobody knows when who moved before left their address, and all that was bought under it stays theirs. */
const unknownMs = 8_640_000_000_000_000

/**
 * Keeps when an account left an address: what is bought under it later is not theirs. Of cards that were replaced nothing is kept any more;
 * each payment service is asked once more to forget them.
 */
export const whatPersonsLeft: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('member_former_emails')
      .addColumn('moved_at_ms', 'bigint', (column) => column.notNull().defaultTo(unknownMs))
      .execute()
    const { rows } = await sql<RemovedMethod>`
      select website_id, id, gateway, sealed from saved_methods where removed_at_ms is not null
    `.execute(db)
    for (const { website_id, id, gateway, sealed } of rows) {
      const payload = JSON.stringify({ gateway, sealedToken: sealed })
      await sql`
        insert into jobs
          (website_id, id, kind, payload, state, run_at_ms, attempts, leased_until_ms, last_error, mail)
        values
          (${website_id}, ${`forget-method-${id}`}, 'forget-method', ${payload}, 'open', 0, 0, 0, '', '')
        on conflict do nothing
      `.execute(db)
    }
    await sql`delete from saved_methods where removed_at_ms is not null`.execute(db)
  },
}

interface RemovedMethod {
  readonly website_id: string
  readonly id: string
  readonly gateway: string
  readonly sealed: string
}
