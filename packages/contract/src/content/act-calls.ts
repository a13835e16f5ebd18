import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'
import { shortText } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy, input: Type.Object({}) })

/** Publishes many items; what was to come is seen at once. */
export const publishItemsCall = plain('publishItems', '/api/panel/items/acts/publish')

/** Makes drafts of many items. */
export const unpublishItemsCall = plain('unpublishItems', '/api/panel/items/acts/unpublish')

/** Shows many items to those alone who run the site. */
export const makeItemsPrivateCall = plain('makeItemsPrivate', '/api/panel/items/acts/make-private')

/** Features many items. */
export const featureItemsCall = plain('featureItems', '/api/panel/items/acts/feature')

/** Features many items no longer. */
export const unfeatureItemsCall = plain('unfeatureItems', '/api/panel/items/acts/unfeature')

/** Gives many items a tag or a category, or takes it from them. */
export const changeItemTermsCall = defineActCall({
  name: 'changeItemTerms',
  path: '/api/panel/items/acts/terms',
  policy,
  input: Type.Object({
    change: Type.Enum(['add-tag', 'remove-tag', 'add-category', 'remove-category']),
    term: shortText,
  }),
})

/** Puts many items into the trash. */
export const trashItemsCall = plain('trashItems', '/api/panel/items/acts/trash')

/** Takes many items out of the trash. */
export const restoreItemsCall = plain('restoreItems', '/api/panel/items/acts/restore')

/** Removes many items of the trash for good. */
export const removeItemsCall = plain('removeItems', '/api/panel/items/acts/remove')
