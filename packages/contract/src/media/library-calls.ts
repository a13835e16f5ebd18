import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { epochMs, id, listSlice, noBody, nothing, shortText } from '../schemas.ts'
import { mediaEntry, mediaKind, mediaUse } from './media-shape.ts'

const policy: Policy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'media' }
const mediaParams = Type.Object({ mediaId: id })
const part = Type.Number({ minimum: 0, maximum: 1 })

/** The library: `text` matches title, file name or alt text. */
export const listMediaCall = defineCall({
  name: 'listMedia',
  method: 'GET',
  path: '/api/panel/media',
  policy,
  limit: null,
  params: nothing,
  query: Type.Object({
    text: Type.Optional(shortText),
    kind: Type.Optional(mediaKind),
    only: Type.Optional(Type.Union([Type.Literal('no-alt'), Type.Literal('unused'), Type.Literal('large')])),
    sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('name'), Type.Literal('size')])),
    ...listSlice,
  }),
  body: noBody,
  reply: Type.Object({ media: Type.Array(mediaEntry), total: Type.Integer() }),
})

/** A file of the library, and the parts of the site that name it: the first hundred of them. */
export const readMediaCall = defineCall({
  name: 'readMedia',
  method: 'GET',
  path: '/api/panel/media/:mediaId',
  policy,
  limit: null,
  params: mediaParams,
  query: nothing,
  body: noBody,
  reply: Type.Object({ media: mediaEntry, uses: Type.Array(mediaUse) }),
})

/** Changes what the library says of a file; 409 when somebody else did since `updatedAtMs`. A file name keeps its ending. */
export const changeMediaCall = defineCall({
  name: 'changeMedia',
  method: 'PUT',
  path: '/api/panel/media/:mediaId',
  policy,
  limit: null,
  params: mediaParams,
  query: nothing,
  body: Type.Object({
    title: shortText,
    filename: shortText,
    altText: Type.String({ maxLength: 1_000 }),
    focalPoint: Type.Object({ x: part, y: part }),
    updatedAtMs: epochMs,
  }),
  reply: Type.Object({ media: mediaEntry, uses: Type.Array(mediaUse) }),
})

/** Removes files for good. Without `evenIfUsed`, 409 with the `uses` of each that the site names, and nothing is removed. */
export const removeMediaCall = defineCall({
  name: 'removeMedia',
  method: 'POST',
  path: '/api/panel/media/removals',
  policy,
  limit: null,
  params: nothing,
  query: nothing,
  body: Type.Object({
    ids: Type.Array(id, { minItems: 1, maxItems: 200 }),
    evenIfUsed: Type.Boolean(),
  }),
  reply: Type.Object({ removed: Type.Integer() }),
})
