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
  if (only === 'unused') found = found.where((row) => row.not(row.exists(usesOfRow(row).select('used.ref'))))
  return found
}

function useCount(row: ExpressionBuilder<Schema, 'media'>) {
  return usesOfRow(row).select((use) => use.fn.countAll<number>().as('uses'))
}

function usesOfRow(row: ExpressionBuilder<Schema, 'media'>) {
  return row
    .selectFrom('media_refs as named')
    .innerJoin('media_uses as used', (join) =>
      join.onRef('used.website_id', '=', 'named.website_id').onRef('used.ref', '=', 'named.ref'),
    )
    .whereRef('named.website_id', '=', 'media.website_id')
    .whereRef('named.media_id', '=', 'media.id')
}
