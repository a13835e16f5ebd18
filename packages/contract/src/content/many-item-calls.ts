import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { id, noBody, nothing, shortText } from '../schemas.ts'
import { itemRow } from './item-shape.ts'

const policy: Policy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'content' }

/** What can be done to several items at once; the last four name a `term`. */
const itemAct = Type.Enum([
  'publish',
  'unpublish',
  'make-private',
  'feature',
  'unfeature',
  'trash',
  'restore',
  'remove',
  'add-tag',
  'remove-tag',
  'add-category',
  'remove-category',
])

/** Does the same to several items; those that cannot be changed are named with the reason, and the others are changed. */
export const changeItemsCall = defineCall({
  name: 'changeItems',
  method: 'POST',
  path: '/api/panel/items/bulk',
  policy,
  limit: null,
  params: nothing,
  query: nothing,
  body: Type.Object({
    ids: Type.Array(id, { minItems: 1, maxItems: 250 }),
    act: itemAct,
    term: Type.Optional(shortText),
  }),
  reply: Type.Object({
    changed: Type.Integer(),
    refused: Type.Array(Type.Object({ id, title: Type.String(), message: Type.String() })),
  }),
})

/** The items of a collection in the order that its owner gave them, without the trash. */
export const readItemOrderCall = defineCall({
  name: 'readItemOrder',
  method: 'GET',
  path: '/api/panel/content-collections/:collectionId/order',
  policy,
  limit: null,
  params: Type.Object({ collectionId: id }),
  query: nothing,
  body: noBody,
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
  limit: null,
  params: Type.Object({ collectionId: id }),
  query: nothing,
  body: Type.Object({
    ids: Type.Array(id, { minItems: 1, maxItems: 250 }),
    /** The same in the order in which they were seen. */
    was: Type.Array(id, { minItems: 1, maxItems: 250 }),
  }),
  reply: Type.Object({}),
})
