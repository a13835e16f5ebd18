import type { Call } from '../call.ts'
import {
  changeItemTermsCall,
  featureItemsCall,
  makeItemsPrivateCall,
  publishItemsCall,
  removeItemsCall,
  restoreItemsCall,
  trashItemsCall,
  unfeatureItemsCall,
  unpublishItemsCall,
} from './act-calls.ts'
import { changeAuthorCall, createAuthorCall, listAuthorsCall, removeAuthorCall } from './author-calls.ts'
import {
  changeContentItemCall,
  createItemCall,
  dropItemDraftCall,
  duplicateItemCall,
  exportItemsCall,
  keepItemDraftCall,
  listCalendarCall,
  listContentCollectionsCall,
  listItemsCall,
  previewItemCall,
  readItemCall,
  trashItemCall,
} from './item-calls.ts'
import { orderItemsCall, readItemOrderCall } from './item-order-calls.ts'
import { changeTermCall, createCategoryCall, listTermsCall, removeTermCall } from './term-calls.ts'

/** The calls of content: items, terms and authors. */
export const contentCalls: readonly Call[] = [
  listContentCollectionsCall,
  listItemsCall,
  exportItemsCall,
  listCalendarCall,
  readItemCall,
  createItemCall,
  changeContentItemCall,
  keepItemDraftCall,
  dropItemDraftCall,
  previewItemCall,
  duplicateItemCall,
  trashItemCall,
  publishItemsCall,
  unpublishItemsCall,
  makeItemsPrivateCall,
  featureItemsCall,
  unfeatureItemsCall,
  changeItemTermsCall,
  trashItemsCall,
  restoreItemsCall,
  removeItemsCall,
  readItemOrderCall,
  orderItemsCall,
  listTermsCall,
  createCategoryCall,
  changeTermCall,
  removeTermCall,
  listAuthorsCall,
  createAuthorCall,
  changeAuthorCall,
  removeAuthorCall,
]
