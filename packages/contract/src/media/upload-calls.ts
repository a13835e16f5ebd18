import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id } from '../schemas.ts'
import { mediaEntry, uploadShape } from './media-shape.ts'

// A file comes in parts: begin an upload, send parts that follow on each other, finish it. What has arrived stays when the connection is
// lost; beginning the same file again answers the upload that is there, with the offset to go on from.

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const uploadParams = Type.Object({ uploadId: id })
const largestOffset = 10_000_000_000

/** Largest part of a file. */
export const partBytes = 8_000_000

/** Begins an upload, or finds the one that the same account began for a file of this name, size and date. */
export const beginUploadCall = defineCall({
  name: 'beginUpload',
  method: 'POST',
  path: '/api/panel/uploads',
  policy,
  limit: { max: 2_000, windowMs: 600_000 },
  body: Type.Object({
    filename: Type.String({ minLength: 1, maxLength: 500 }),
    bytes: Type.Integer({ minimum: 1, maximum: largestOffset }),
    modifiedAtMs: epochMs,
    /** The file of the library whose place it is to take. */
    replacesId: Type.Union([id, Type.Null()]),
    /** Whether it is to be sold: such a file is of any kind, and never comes into the library. */
    isForSale: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ upload: uploadShape }),
})

/** The account's own uploads of new files of the library that are not finished. */
export const listUploadsCall = defineCall({
  name: 'listUploads',
  method: 'GET',
  path: '/api/panel/uploads',
  policy,
  reply: Type.Object({ uploads: Type.Array(uploadShape) }),
})

/** How much of an upload has arrived. */
export const readUploadCall = defineCall({
  name: 'readUpload',
  method: 'GET',
  path: '/api/panel/uploads/:uploadId',
  policy,
  params: uploadParams,
  reply: Type.Object({ upload: uploadShape }),
})

/** Takes the part of a file that begins at `offset`: multipart form data with one field `file`. 409 with the true `offset` when it does not follow on. */
export const sendPartCall = defineCall({
  name: 'sendPart',
  method: 'POST',
  path: '/api/panel/uploads/:uploadId/parts',
  policy,
  limit: { max: 12_000, windowMs: 600_000 },
  params: uploadParams,
  query: Type.Object({ offset: Type.Integer({ minimum: 0, maximum: largestOffset }) }),
  upload: { field: 'file', maxBytes: partBytes },
  reply: Type.Object({ upload: uploadShape }),
})

/** Takes a whole file into the library. Its bytes say what it is; how long a recording or film is, and how large, only its sender knows. */
export const finishUploadCall = defineCall({
  name: 'finishUpload',
  method: 'POST',
  path: '/api/panel/uploads/:uploadId/finish',
  policy,
  limit: { max: 2_000, windowMs: 600_000 },
  params: uploadParams,
  body: Type.Object({
    durationMs: Type.Integer({ minimum: 0, maximum: 360_000_000 }),
    widthPx: Type.Integer({ minimum: 0, maximum: 20_000 }),
    heightPx: Type.Integer({ minimum: 0, maximum: 20_000 }),
  }),
  reply: Type.Object({ media: mediaEntry }),
})

/** Gives an upload up; what has arrived is removed. */
export const cancelUploadCall = defineCall({
  name: 'cancelUpload',
  method: 'DELETE',
  path: '/api/panel/uploads/:uploadId',
  policy,
  params: uploadParams,
  reply: Type.Object({}),
})
