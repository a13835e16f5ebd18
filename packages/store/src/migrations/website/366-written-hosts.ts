import { domainToUnicode } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets sites be found by their hosts as people write them: hosts with letters of other languages are kept encoded. */
export const writtenHosts: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ website_id: string; host: string }>`select website_id, host
      from site_hosts where host like '%xn--%' order by website_id, host`.execute(db)
    for (const { website_id: websiteId, host } of rows) {
      const written = domainToUnicode(host)
      if (written !== '' && written !== host)
        await sql`update websites set words = words || ${` ${written}`} where website_id = ${websiteId}`.execute(
          db,
        )
    }
  },
}
