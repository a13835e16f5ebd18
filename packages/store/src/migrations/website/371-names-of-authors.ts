import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Writes into items the names that their authors have now, of those who were renamed before items followed; the search of their sites reads all again. */
export const namesOfAuthors: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Row>`select website_id, id, document from authors`.execute(db)
    const names = new Map(rows.flatMap((row) => namesIn(row)))
    let after = { website_id: '', id: '' }
    for (;;) {
      const { rows: items } = await sql<Row>`select website_id, id, document from items
        where (website_id, id) > (${after.website_id}, ${after.id})
        order by website_id, id limit ${batch}`.execute(db)
      for (const item of items) await nameAuthor(db, item, names)
      const last = items.at(-1)
      if (!last || items.length < batch) return
      after = last
    }
  },
}

interface Row {
  readonly website_id: string
  readonly id: string
  readonly document: string
}

/** Items read at once. */
const batch = 200

function namesIn({ website_id, id, document }: Row): readonly (readonly [string, string])[] {
  const name = recordIn(document)?.displayName
  return typeof name === 'string' ? [[`${website_id} ${id}`, name]] : []
}

async function nameAuthor(
  db: Kysely<unknown>,
  { website_id, id, document }: Row,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const item = recordIn(document)
  const author = item?.author
  if (!item || !isRecord(author)) return
  const displayName = names.get(`${website_id} ${author.id}`)
  if (displayName === undefined || displayName === author.displayName) return
  const named = JSON.stringify({ ...item, author: { ...author, displayName } })
  await sql`update items set document = ${named} where website_id = ${website_id} and id = ${id}`.execute(db)
  await sql`update search_states set filled_kind = 'product', filled_id = ''
    where website_id = ${website_id}`.execute(db)
}

/** Null for what is no document: it is found, and told of, where it is read. */
function recordIn(document: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(document)
    return isRecord(read) ? read : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
