import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { id, shortText } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'content' }
const params = Type.Object({ collectionId: id })
const parent = Type.Union([shortText, Type.Null()])
const kind = Type.Enum(['category', 'tag'])

const terms = Type.Object({
  /** By name; `total` counts the items that carry it, drafts among them. */
  categories: Type.Array(Type.Object({ name: Type.String(), parent, total: Type.Integer() })),
  tags: Type.Array(Type.Object({ name: Type.String(), total: Type.Integer() })),
})

const common = { policy, params, reply: terms } as const

/** The categories and tags of a collection. */
export const listTermsCall = defineCall({
  ...common,
  name: 'listTerms',
  method: 'GET',
  path: '/api/panel/categories/:collectionId',
})

/** Adds a category, at the top or below another. */
export const createCategoryCall = defineCall({
  ...common,
  name: 'createCategory',
  method: 'POST',
  path: '/api/panel/categories/:collectionId',
  body: Type.Object({ name: shortText, parent }),
})

/** Gives a category or tag another name and a category another place, in all items; `merges` puts it into one that has the name. */
export const changeTermCall = defineCall({
  ...common,
  name: 'changeTerm',
  method: 'PUT',
  path: '/api/panel/categories/:collectionId',
  body: Type.Object({
    kind,
    name: shortText,
    newName: shortText,
    parent: Type.Optional(parent),
    merges: Type.Optional(Type.Boolean()),
  }),
})

/** Takes a category or tag off all items; categories below it move up. */
export const removeTermCall = defineCall({
  ...common,
  name: 'removeTerm',
  method: 'POST',
  path: '/api/panel/categories/:collectionId/remove',
  body: Type.Object({ kind, name: shortText }),
})
