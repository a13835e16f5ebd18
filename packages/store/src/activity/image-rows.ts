import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import { haveSamePlace } from '@vitrine/domain/merging/changed-places'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { AuditEntry } from './audit-log.ts'

/** Keeps what an act changed; `from` is how many are kept already. */
export async function addImages(
  session: Session,
  { id: entryId, atMs }: AuditEntry,
  images: readonly DocumentImage[],
  from: number,
): Promise<void> {
  const { websiteId } = session
  for (const [index, image] of images.entries())
    await session.write(insert, {
      websiteId,
      entryId,
      place: from + index,
      atMs,
      image: JSON.stringify(image),
    })
}

/** What an act changed, in the order in which it did. */
export async function readImages(session: Session, entryId: string): Promise<readonly DocumentImage[]> {
  const rows = await session.all(list, { websiteId: session.websiteId, entryId })
  // Only this file writes them.
  return rows.map(({ image }) => JSON.parse(image) as DocumentImage)
}

/** So many documents are looked at. */
const lookedAt = 500

/** The last entry after another that changed some of the same fields of a document. */
export async function findChangeAfter(
  session: Session,
  { id, atMs }: AuditEntry,
  changed: DocumentImage,
): Promise<string | undefined> {
  const rows = await session.all(listSince, { websiteId: session.websiteId, atMs, limit: lookedAt })
  const found = rows.find((row) => {
    if (row.entry_id === id) return false
    const image = JSON.parse(row.image) as DocumentImage
    const isOther = image.documentId !== changed.documentId || image.kind !== changed.kind
    return !isOther && haveSamePlace(changed, image)
  })
  return found?.entry_id
}

interface GivenImage {
  readonly websiteId: string
  readonly entryId: string
  readonly place: number
  readonly atMs: number
  readonly image: string
}

const insert = statement((db, given: GivenImage) =>
  db.insertInto('audit_images').values({
    website_id: given.websiteId,
    entry_id: given.entryId,
    place: given.place,
    at_ms: given.atMs,
    image: given.image,
  }),
)

const list = statement((db, given: { websiteId: string; entryId: string }) =>
  db
    .selectFrom('audit_images')
    .select('image')
    .where('website_id', '=', given.websiteId)
    .where('entry_id', '=', given.entryId)
    .orderBy('place'),
)

const listSince = statement((db, given: { websiteId: string; atMs: number; limit: number }) =>
  db
    .selectFrom('audit_images')
    .select(['entry_id', 'image'])
    .where('website_id', '=', given.websiteId)
    .where('at_ms', '>=', given.atMs)
    .orderBy('at_ms', 'desc')
    .limit(given.limit),
)

/** Removes images of acts of before a moment, so many at a time. */
export const removeOldImages = statement(
  (db, given: { websiteId: string; beforeMs: number; limit: number }) =>
    db
      .deleteFrom('audit_images')
      .where('website_id', '=', given.websiteId)
      .where(
        'entry_id',
        'in',
        db
          .selectFrom('audit_images')
          .select('entry_id')
          .where('website_id', '=', given.websiteId)
          .where('at_ms', '<', given.beforeMs)
          .orderBy('at_ms')
          .limit(given.limit),
      ),
)
