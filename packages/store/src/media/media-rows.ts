import { refOf } from '@vitrine/domain/media/media-address'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import { readDocument } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { keepRows, lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { changeHolders, type HolderChanged } from './change-holders.ts'
import type { MediaRecords } from './media.ts'
import { mediaDocument } from './media-document.ts'
import { listedEntry, mediaTable } from './media-list-table.ts'
import { listMedia } from './media-lists.ts'
import { usesOf } from './media-uses.ts'

/** The library of a site; `changed` is told of the documents that followed a file. */
export function mediaRows(session: Session, changed: HolderChanged): MediaRecords {
  const { websiteId } = session
  return {
    find: (id) => findMedia(session, id),
    lock: async (id) => readDocument(session, mediaDocument, await session.first(lock, { websiteId, id })),
    findByAddress: async (address) => {
      const known = await session.first(findRef, { websiteId, ref: address })
      return known && findMedia(session, known.media_id)
    },
    findManyByAddress: (addresses) => findManyByAddress(session, addresses),
    list: (ask) => listMedia(session, ask),
    save: (entry) => session.atomically((inside) => saveMedia(inside, entry)),
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(removeRefs, { websiteId, id })
        await dropListed(inside, mediaTable, id)
        await inside.write(remove, { websiteId, id })
      }),
    uses: (id, limit) => usesOf(session, id, limit),
    changeHolders: (id, change) =>
      session.atomically((inside) => changeHolders(inside, id, { change, changed })),
    replacedPictures: async () => {
      const rows = await session.all(listReplaced, { websiteId })
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
  }
}

/** The file with this id. */
export async function findMedia(session: Session, id: string): Promise<MediaEntry | undefined> {
  return readDocument(session, mediaDocument, await session.first(find, { websiteId: session.websiteId, id }))
}

/** The file with this id, held against being removed until the transaction ends: a document is about to name it. */
export async function holdMedia(session: Session, id: string): Promise<MediaEntry | undefined> {
  return readDocument(session, mediaDocument, await session.first(hold, { websiteId: session.websiteId, id }))
}

async function findManyByAddress(
  session: Session,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, MediaEntry>> {
  if (addresses.length === 0) return new Map()
  const rows = await addressed(session, addresses)
  return new Map(
    rows.flatMap((row) => {
      const entry = readDocument(session, mediaDocument, row)
      return entry ? [[row.ref, entry] as const] : []
    }),
  )
}

/** Keeps a file of the library, and what documents name it by, besides what they named it by before. */
export async function saveMedia(session: Session, entry: MediaEntry): Promise<void> {
  const { websiteId } = session
  const { id, kind, bytes, version, createdAtMs } = entry
  await session.write(save, {
    websiteId,
    id,
    kind,
    bytes,
    version,
    createdAtMs,
    document: JSON.stringify(entry),
  })
  await session.write(saveRef, { websiteId, ref: refOf(entry), id })
  await keepListed(session, mediaTable, listedEntry(entry))
}

interface GivenMedia {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenMedia) =>
  db
    .selectFrom('media')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenMedia, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('media')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const hold = statement((db, given: GivenMedia, engine) =>
  keepRows(
    engine,
    db
      .selectFrom('media')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findRef = statement((db, given: { websiteId: string; ref: string }) =>
  db
    .selectFrom('media_refs')
    .select('media_id')
    .where('website_id', '=', given.websiteId)
    .where('ref', '=', given.ref),
)

const addressed = listQuery((db, websiteId, refs) =>
  db
    .selectFrom('media_refs as named')
    .innerJoin('media as file', (join) =>
      join.onRef('file.website_id', '=', 'named.website_id').onRef('file.id', '=', 'named.media_id'),
    )
    .select(['named.ref', 'file.document'])
    .where('named.website_id', '=', websiteId)
    .where('named.ref', 'in', refs),
)

interface SavedMedia extends GivenMedia {
  readonly kind: string
  readonly bytes: number
  readonly version: number
  readonly createdAtMs: number
  readonly document: string
}

const save = statement((db, given: SavedMedia) => {
  const changing = {
    kind: given.kind,
    bytes: given.bytes,
    version: given.version,
    created_at_ms: given.createdAtMs,
    document: given.document,
  }
  return db
    .insertInto('media')
    .values({ website_id: given.websiteId, id: given.id, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

const saveRef = statement((db, given: GivenMedia & { readonly ref: string }) =>
  db
    .insertInto('media_refs')
    .values({ website_id: given.websiteId, ref: given.ref, media_id: given.id })
    .onConflict((conflict) => conflict.columns(['website_id', 'ref']).doNothing()),
)

const remove = statement((db, given: GivenMedia) =>
  db.deleteFrom('media').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeRefs = statement((db, given: GivenMedia) =>
  db.deleteFrom('media_refs').where('website_id', '=', given.websiteId).where('media_id', '=', given.id),
)

const listReplaced = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('media')
    .select(['id', 'version'])
    .where('website_id', '=', given.websiteId)
    .where('version', '>', 1),
)
