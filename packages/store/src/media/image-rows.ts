import type { ProductImage } from '@vitrine/domain/images/product-image'
import { type MediaEntry, plainEntry } from '@vitrine/domain/media/media-entry'
import { readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ImageRecords } from './images.ts'
import { mediaDocument } from './media-document.ts'
import { findMedia, holdMedia, saveMedia } from './media-rows.ts'

/** The pictures of the library, without what only the library knows of them. */
export function imageRows(session: Session): ImageRecords {
  const { websiteId } = session
  return {
    find: async (id) => pictureOf(await findMedia(session, id)),
    hold: async (id) => pictureOf(await holdMedia(session, id)),
    list: async () => readDocuments(session, mediaDocument, await session.all(listPictures, { websiteId })),
    save: (image, more = {}) =>
      session.atomically((inside) => saveMedia(inside, { ...plainEntry, ...image, ...more })),
  }
}

function pictureOf(entry: MediaEntry | undefined): ProductImage | undefined {
  if (entry?.kind !== 'picture') return undefined
  const { id, assetUrl, filename, contentType, widthPx, heightPx, altText, focalPoint, colors } = entry
  return { id, assetUrl, filename, contentType, widthPx, heightPx, altText, focalPoint, colors }
}

const listPictures = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('media')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', 'picture')
    .orderBy('id'),
)
