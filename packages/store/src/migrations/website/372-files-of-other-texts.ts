import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Writes down which files translations, forms and redirects name: the library took them for unused. */
export const filesOfOtherTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const read of sources) await noteAll(db, read)
  },
}

/** A text that names files, and what it is called as their holder: a translation by its language, kind and object. */
interface Row {
  readonly website_id: string
  readonly holder_kind: string
  readonly holder_id: string
  readonly text: string
}

interface Place {
  readonly limit: number
  readonly offset: number
}

type ReadRows = (db: Kysely<unknown>, place: Place) => Promise<readonly Row[]>

const sources: readonly ReadRows[] = [
  async (db, { limit, offset }) => {
    const { rows } = await sql<Row>`select website_id, 'translation' as holder_kind,
      language || ':' || kind || ':' || object_id as holder_id, document as text
      from translations order by website_id, language, kind, object_id limit ${limit} offset ${offset}`.execute(
      db,
    )
    return rows
  },
  async (db, { limit, offset }) => {
    const { rows } =
      await sql<Row>`select website_id, 'form' as holder_kind, id as holder_id, document as text
      from forms order by website_id, id limit ${limit} offset ${offset}`.execute(db)
    return rows
  },
  async (db, { limit, offset }) => {
    const { rows } =
      await sql<Row>`select website_id, 'redirect' as holder_kind, source as holder_id, target as text
      from redirects order by website_id, source limit ${limit} offset ${offset}`.execute(db)
    return rows
  },
]

/** Rows read at once. */
const batch = 200

async function noteAll(db: Kysely<unknown>, read: ReadRows): Promise<void> {
  for (let offset = 0; ; offset += batch) {
    const rows = await read(db, { limit: batch, offset })
    for (const row of rows)
      for (const ref of refsIn(row))
        await sql`insert into media_uses (website_id, holder_kind, holder_id, ref)
          values (${row.website_id}, ${row.holder_kind}, ${row.holder_id}, ${ref}) on conflict do nothing`.execute(
          db,
        )
    if (rows.length < batch) return
  }
}

/** What a text names of the library, as this step reads it. */
function refsIn({ website_id, text }: Row): ReadonlySet<string> {
  const refs = new Set<string>()
  for (const [, site, picture, file, mailed] of text.matchAll(named)) {
    if (file !== undefined) refs.add(file)
    else if (mailed !== undefined) refs.add(mailed)
    else if (site === website_id && picture !== undefined) refs.add(picture)
  }
  return refs
}

const named =
  /\/content\/v1\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})\/|(\/s\/[a-z0-9][a-z0-9.-]{0,100})|"mediaId":"([A-Za-z0-9-]{1,64})"/g
