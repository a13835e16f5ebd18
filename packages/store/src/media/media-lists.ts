import { readDocument, readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import type { ListedMedia } from './media.ts'
import { mediaDocument } from './media-document.ts'
import { listedEntry, mediaTable, mediaTableOf } from './media-list-table.ts'

/** A page of the library. */
export async function listMedia(session: Session, ask: ListAsk): Promise<ListPage<ListedMedia>> {
  const slice = await readList(session, mediaTableOf(session.websiteId), ask)
  const ids = slice.places.map(({ id }) => id)
  const found = new Map<string, ListedMedia>()
  for (const row of await withUses(session, ids)) {
    const entry = readDocument(session, mediaDocument, row)
    if (entry) found.set(entry.id, { ...entry, useCount: Number(row.uses ?? 0) })
  }
  return pageOf(slice, ask, found)
}

/** Fills the list with the files that are kept. */
export const mediaFill: FilledList = {
  list: mediaTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextFiles, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: readDocuments(session, mediaDocument, rows).map(listedEntry), lastId }
  },
}

/** Files, and how often each is named. Names first, then uses of each: joined, SQLite reads all uses of the site for every file. */
const withUses = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('media')
    .select((row) => [
      'document',
      row
        .selectFrom('media_refs as named')
        .whereRef('named.website_id', '=', 'media.website_id')
        .whereRef('named.media_id', '=', 'media.id')
        .select((name) => {
          const ofName = name
            .selectFrom('media_uses as used')
            .whereRef('used.website_id', '=', 'named.website_id')
            .whereRef('used.ref', '=', 'named.ref')
            .select((use) => use.fn.countAll<number>().as('uses'))
          return name.fn.sum<number>(ofName).as('uses')
        })
        .as('uses'),
    ])
    .where('media.website_id', '=', websiteId)
    .where('media.id', 'in', ids),
)

const nextFiles = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('media')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
