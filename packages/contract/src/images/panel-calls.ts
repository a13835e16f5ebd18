import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { productImage } from './image-shape.ts'

/** Largest picture that is taken in. */
const maxImageBytes = 20_000_000

/** Takes a picture in: multipart form data with one field `file`. */
export const uploadImageCall = defineCall({
  name: 'uploadImage',
  method: 'POST',
  path: '/api/panel/images',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  limit: { max: 600, windowMs: 600_000 },
  upload: { field: 'file', maxBytes: maxImageBytes },
  reply: Type.Object({ image: productImage }),
})
