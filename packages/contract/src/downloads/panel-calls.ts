import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { id, shortText } from '../schemas.ts'
import { orderDownload } from './order-download.ts'

const mayRead: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const mayEdit: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const orderParams = Type.Object({ orderId: id })
const downloads = Type.Object({ downloads: Type.Array(orderDownload) })

/** What the buyer of an order may download. */
export const readOrderDownloadsCall = defineCall({
  name: 'readOrderDownloads',
  method: 'GET',
  path: '/api/panel/orders/:orderId/downloads',
  policy: mayRead,
  params: orderParams,
  reply: downloads,
})

/** Gives a buyer more downloads and days, takes the files away, or gives them back. */
export const changeDownloadCall = defineCall({
  name: 'changeDownload',
  method: 'PUT',
  path: '/api/panel/orders/:orderId/downloads/:grantId',
  policy: mayRead,
  params: Type.Object({ orderId: id, grantId: id }),
  body: Type.Union([
    Type.Object({
      act: Type.Literal('extend'),
      downloads: Type.Integer({ minimum: 0, maximum: 1_000 }),
      days: Type.Integer({ minimum: 0, maximum: 3_650 }),
      /** What it had when that was asked for: where it has something else, nothing is given. */
      seen: Type.Optional(
        Type.Object({
          most: Type.Union([Type.Integer(), Type.Null()]),
          expiresAtMs: Type.Union([Type.Integer(), Type.Null()]),
        }),
      ),
    }),
    Type.Object({ act: Type.Literal('revoke') }),
    Type.Object({ act: Type.Literal('restore') }),
  ]),
  reply: downloads,
})

/** Sends the links of an order's files again. */
export const sendDownloadsCall = defineCall({
  name: 'sendDownloads',
  method: 'POST',
  path: '/api/panel/orders/:orderId/downloads/mail',
  policy: mayRead,
  limit: { max: 60, windowMs: 600_000 },
  params: orderParams,
  reply: Type.Object({}),
})

/** Takes a file that came in as a whole among those that are sold; with `replacesId` it becomes the next version of that one. */
export const finishDigitalFileCall = defineCall({
  name: 'finishDigitalFile',
  method: 'POST',
  path: '/api/panel/uploads/:uploadId/digital-file',
  policy: mayEdit,
  limit: { max: 2_000, windowMs: 600_000 },
  params: Type.Object({ uploadId: id }),
  body: Type.Object({ replacesId: Type.Union([id, Type.Null()]) }),
  reply: Type.Object({
    file: Type.Object({ id: Type.String(), filename: shortText, bytes: Type.Integer() }),
  }),
})
