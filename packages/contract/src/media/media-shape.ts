import { type MediaKind, mediaKinds } from '@vitrine/domain/media/media-entry'
import { Type } from 'typebox'
import { productImage } from '../images/image-shape.ts'
import { epochMs, id } from '../schemas.ts'

/** A kind of file. */
const mediaKind = Type.Unsafe<MediaKind>({ type: 'string', enum: [...mediaKinds] })

/** A file of the library as the panel sees it. */
export const mediaEntry = Type.Object({
  ...productImage.properties,
  kind: mediaKind,
  title: Type.String(),
  bytes: Type.Integer(),
  durationMs: Type.Integer(),
  /** The address that stays when another file takes its place. */
  address: Type.String(),
  createdAtMs: epochMs,
  replacedAtMs: Type.Union([epochMs, Type.Null()]),
  updatedAtMs: epochMs,
  /** How many parts of the site name it. */
  useCount: Type.Integer(),
})

/** A part of the site that names a file. */
export const mediaUse = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  /** Where what is meant has no name of its own, such as the frame of all pages: what it is. */
  title: Type.String(),
  /** Where visitors see it; null where it is in several places or in none. */
  address: Type.Union([Type.String(), Type.Null()]),
})

/** A file that is on its way, and how much of it has come in. */
export const uploadShape = Type.Object({
  id,
  filename: Type.String(),
  bytes: Type.Integer(),
  offset: Type.Integer(),
  kind: mediaKind,
  replacesId: Type.Union([Type.String(), Type.Null()]),
  createdAtMs: epochMs,
})
