import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { id } from '../schemas.ts'
import { itemRow } from './item-shape.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'content' }

/** The items of a collection in the order that its owner gave them, without the trash. */
export const readItemOrderCall = defineCall({
  name: 'readItemOrder',
  method: 'GET',
  path: '/api/panel/content-collections/:collectionId/order',
  policy,
  params: Type.Object({ collectionId: id }),
  /** The first 250; there can be more where an import brought them. */
  reply: Type.Object({ items: Type.Array(itemRow), total: Type.Integer() }),
})

/**
 * Puts items of a collection in order: those that are named change places among themselves, all others stay where they are. 409 when
 * they are no longer in the order in which they were seen.
 */
export const orderItemsCall = defineCall({
  name: 'orderItems',
  method: 'PUT',
  path: '/api/panel/content-collections/:collectionId/order',
  policy,
  params: Type.Object({ collectionId: id }),
  body: Type.Object({
    ids: Type.Array(id, { minItems: 1, maxItems: 250 }),
    /** The same in the order in which they were seen. */
    was: Type.Array(id, { minItems: 1, maxItems: 250 }),
  }),
  reply: Type.Object({}),
})
