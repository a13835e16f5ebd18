import {
  featureItemsCall,
  makeItemsPrivateCall,
  publishItemsCall,
  removeItemsCall,
  restoreItemsCall,
  trashItemsCall,
  unfeatureItemsCall,
  unpublishItemsCall,
} from '@vitrine/contract/content/act-calls'

/** The calls of acts without fields, by the keys of the list's description. */
export const plainItemCalls = {
  publish: publishItemsCall,
  unpublish: unpublishItemsCall,
  'make-private': makeItemsPrivateCall,
  feature: featureItemsCall,
  unfeature: unfeatureItemsCall,
  trash: trashItemsCall,
  restore: restoreItemsCall,
  remove: removeItemsCall,
} as const
