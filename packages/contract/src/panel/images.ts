import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { noBody, nothing } from '../parts.ts'
import { productImage } from './image-shape.ts'

/** Takes a picture in: multipart, one field `file`. */
export const uploadImageCall = defineCall({
  name: 'uploadImage',
  method: 'POST',
  path: '/api/panel/images',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  limit: { max: 600, windowMs: 600_000 },
  params: nothing,
  query: nothing,
  body: noBody,
  reply: Type.Object({ image: productImage }),
})
