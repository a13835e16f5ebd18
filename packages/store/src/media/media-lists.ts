import { largeBytes } from '@vitrine/domain/media/media-entry'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { readDocument } from '../documents/read-document.ts'
import type { Page } from '../engine/page.ts'
import type { Session } from '../engine/session.ts'
import { contains } from '../engine/text-search.ts'
import type { Schema } from '../schema/schema.ts'
import type { ListedMedia, MediaQuery } from './media.ts'
import { mediaDocument } from './media-document.ts'

/** A page of the library. */
export async function listMedia(session: Session, query: MediaQuery): Promise<Page<ListedMedia>> {
  const rows = await session.query((db) => {
    const found = matching(db, session.websiteId, query).select([
      'document',
      (row) => useCount(row).as('uses'),
    ])
    const sorted = {
      newest: found.orderBy('created_at_ms', 'desc').orderBy('id', 'desc'),
      name: found.orderBy('name_key').orderBy('id'),
      size: found.orderBy('bytes', 'desc').orderBy('id', 'desc'),
    }[query.sort]
    return sorted.limit(query.limit).offset(query.offset)
  })
  const counted = await session.query((db) =>
    matching(db, session.websiteId, query).select((row) => row.fn.countAll<number>().as('total')),
  )
  return {
    rows: rows.flatMap((row) => {
      const entry = readDocument(session, mediaDocument, row)
      return entry ? [{ entry, useCount: Number(row.uses ?? 0) }] : []
    }),
    total: Number(counted[0]?.total ?? 0),
  }
}

function matching(db: Kysely<Schema>, websiteId: string, { text, kinds, only }: MediaQuery) {
  let found = db.selectFrom('media').where('media.website_id', '=', websiteId)
  if (kinds.length > 0) found = found.where('kind', 'in', [...kinds])
  if (text.trim() !== '') found = found.where((row) => contains(row.ref('search_text'), text))
  if (only === 'no-alt') found = found.where('lacks_alt', '=', 1)
  if (only === 'large') found = found.where('bytes', '>', largeBytes)
  if (only === 'unused') found = found.where((row) => row.not(isUsed(row)))
  return found
}

/** How often a file is named. Names first, then uses of each: joined, SQLite reads all uses of the site for every file. */
function useCount(row: ExpressionBuilder<Schema, 'media'>) {
  return namesOfRow(row).select((name) => {
    const ofName = usesOfName(name).select((use) => use.fn.countAll<number>().as('uses'))
    return name.fn.sum<number>(ofName).as('uses')
  })
}

/** Whether a document names the file. */
function isUsed(row: ExpressionBuilder<Schema, 'media'>) {
  return row.exists(
    namesOfRow(row)
      .select('named.ref')
      .where((name) => name.exists(usesOfName(name).select('used.ref'))),
  )
}

function namesOfRow(row: ExpressionBuilder<Schema, 'media'>) {
  return row
    .selectFrom('media_refs as named')
    .whereRef('named.website_id', '=', 'media.website_id')
    .whereRef('named.media_id', '=', 'media.id')
}

function usesOfName(name: ExpressionBuilder<Schema & { named: Schema['media_refs'] }, 'named'>) {
  return name
    .selectFrom('media_uses as used')
    .whereRef('used.website_id', '=', 'named.website_id')
    .whereRef('used.ref', '=', 'named.ref')
}
