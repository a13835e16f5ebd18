import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Writes down which pictures and files campaigns name: the library took them for unused. */
export const picturesOfCampaigns: Migration = {
  async up(db: Kysely<unknown>) {
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows } = await sql<Row>`select website_id, id, document from campaigns
        where (website_id, id) > (${after.website_id}, ${after.id}) order by website_id, id limit ${batch}`.execute(
        db,
      )
      for (const row of rows)
        for (const ref of refsIn(row))
          await sql`insert into media_uses (website_id, holder_kind, holder_id, ref)
            values (${row.website_id}, 'campaign', ${row.id}, ${ref}) on conflict do nothing`.execute(db)
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      after = last
    }
  },
}

interface Row {
  readonly website_id: string
  readonly id: string
  readonly document: string
}

/** Campaigns read at once. */
const batch = 200

/** What a campaign names of the library, as this step reads it. */
function refsIn({ website_id, document }: Row): ReadonlySet<string> {
  const refs = new Set<string>()
  for (const [, site, picture, file, mailed] of document.matchAll(named)) {
    if (file !== undefined) refs.add(file)
    else if (mailed !== undefined) refs.add(mailed)
    else if (site === website_id && picture !== undefined) refs.add(picture)
  }
  return refs
}

const named =
  /\/content\/v1\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})\/|(\/s\/[a-z0-9][a-z0-9.-]{0,100})|"mediaId":"([A-Za-z0-9-]{1,64})"/g
