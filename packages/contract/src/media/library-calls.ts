import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { mediaList } from './media-list.ts'
import { mayKeepMedia } from './media-policy.ts'
import { mediaEntry, mediaUse } from './media-shape.ts'

const mediaParams = Type.Object({ mediaId: id })
const part = Type.Number({ minimum: 0, maximum: 1 })

/** The library; `q` finds words of names and alt texts. Whether a file is used is told by what names it at that moment. */
export const listMediaCall = defineListCall({
  list: mediaList,
  name: 'listMedia',
  path: '/api/panel/media',
  policy: mayKeepMedia,
  row: mediaEntry,
})

/** The library as a file. */
export const exportMediaCall = defineListFile({
  name: 'exportMedia',
  path: '/api/panel/media.csv',
  policy: mayKeepMedia,
})

/** A file of the library, and the parts of the site that name it: the first hundred of them. */
export const readMediaCall = defineCall({
  name: 'readMedia',
  method: 'GET',
  path: '/api/panel/media/:mediaId',
  policy: mayKeepMedia,
  params: mediaParams,
  reply: Type.Object({ media: mediaEntry, uses: Type.Array(mediaUse) }),
})

/** Changes what the library says of a file; 409 when somebody else did since `updatedAtMs`. A file name keeps its ending. */
export const changeMediaCall = defineCall({
  name: 'changeMedia',
  method: 'PUT',
  path: '/api/panel/media/:mediaId',
  policy: mayKeepMedia,
  params: mediaParams,
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
  policy: mayKeepMedia,
  body: Type.Object({
    ids: Type.Array(id, { minItems: 1, maxItems: 200 }),
    evenIfUsed: Type.Boolean(),
  }),
  reply: Type.Object({ removed: Type.Integer() }),
})
