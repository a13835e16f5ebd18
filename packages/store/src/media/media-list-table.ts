import { termOf } from '@vitrine/domain/lists/list-words'
import { lacksAltText, type MediaEntry, mediaKinds } from '@vitrine/domain/media/media-entry'
import { type SqlBool, sql } from 'kysely'
import type { ListEntry, ListTable } from '../lists/list-table.ts'

/** How the library is listed. */
export const mediaTable: ListTable = {
  name: 'media',
  table: 'listed_media',
  version: 1,
  columns: {
    name: { name: 'name', kind: 'text' },
    size: { name: 'bytes', kind: 'number' },
    added: { name: 'added_at_ms', kind: 'number' },
    width: { name: 'width_px', kind: 'number' },
    height: { name: 'height_px', kind: 'number' },
  },
  choices: { kind: mediaKinds, 'alt-missing': ['yes'] },
  texts: { name: { hasWords: true } },
}

/** The same for a site: whether a file is used no bit tells, since documents say so, which change without the file. */
export function mediaTableOf(websiteId: string): ListTable {
  const isUsed = sql<SqlBool>`exists (select 1 from media_refs as named where named.website_id = ${websiteId} and named.media_id = row_id
    and exists (select 1 from media_uses as used where used.website_id = ${websiteId} and used.ref = named.ref))`
  return { ...mediaTable, derived: { used: () => isUsed } }
}

/** What the list keeps of a file. */
export function listedEntry(entry: MediaEntry): ListEntry {
  const { id, kind, title, filename, altText, bytes, createdAtMs, widthPx, heightPx } = entry
  return {
    id,
    columns: {
      name: termOf(title || filename),
      size: bytes,
      added: createdAtMs,
      width: widthPx,
      height: heightPx,
    },
    choices: { kind: [kind], 'alt-missing': lacksAltText(entry) ? ['yes'] : [] },
    texts: { name: [title || filename] },
    searched: [title, filename, altText],
  }
}
