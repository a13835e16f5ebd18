import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets sites be found by their titles however the letters of these are put together, as they are searched from now on. */
export const composedWords: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ website_id: string; words: string }>`select website_id, words
      from websites order by website_id`.execute(db)
    for (const { website_id: websiteId, words } of rows) {
      const composed = words.normalize('NFC')
      if (composed !== words)
        await sql`update websites set words = ${composed} where website_id = ${websiteId}`.execute(db)
    }
  },
}
