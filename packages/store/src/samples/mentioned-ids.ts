import type { Session } from '../engine/session.ts'

/** Rows that are read at a time: a shop may have a hundred thousand. */
const atOnce = 500

const tables = ['collections', 'products', 'items', 'orders'] as const

/** Every id of 24 hex digits that stands in the documents of a website but for authors: what is not mentioned anywhere is used nowhere. */
export async function mentionedIds(session: Session): Promise<ReadonlySet<string>> {
  const { websiteId } = session
  const found = new Set<string>()
  const look = (rows: readonly { readonly document: string }[]) => {
    for (const { document } of rows) for (const [id] of document.matchAll(anyId)) found.add(id)
  }
  look(
    await session.query((db) =>
      db.selectFrom('websites').select('document').where('website_id', '=', websiteId),
    ),
  )
  look(
    await session.query((db) =>
      db.selectFrom('layouts').select('document').where('website_id', '=', websiteId),
    ),
  )
  for (const table of tables) {
    for (let last = ''; ; ) {
      const rows = await session.query((db) =>
        db
          .selectFrom(table)
          .select(['id', 'document'])
          .where('website_id', '=', websiteId)
          .where('id', '>', last)
          .orderBy('id')
          .limit(atOnce),
      )
      look(rows)
      if (rows.length < atOnce) break
      last = rows.at(-1)?.id ?? ''
    }
  }
  return found
}

const anyId = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g
