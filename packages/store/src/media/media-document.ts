import { type MediaEntry, mediaKinds, plainEntry } from '@vitrine/domain/media/media-entry'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { image, oneOf, orNull, text } from '../documents/document-schemas.ts'

/** A file of the library; pictures that are older than the library have the usual values for what they lack. */
export const mediaDocument = defineDocument<MediaEntry>()(
  'picture',
  Type.Object({
    ...image.properties,
    kind: oneOf(mediaKinds),
    title: text,
    bytes: Type.Number(),
    durationMs: Type.Number(),
    version: Type.Number(),
    createdAtMs: Type.Number(),
    uploadedBy: text,
    replacedAtMs: orNull(Type.Number()),
    updatedAtMs: Type.Number(),
  }),
  plainEntry,
)
