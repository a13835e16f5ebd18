import {
  changeAuthorCall,
  createAuthorCall,
  listAuthorsCall,
  removeAuthorCall,
} from '@vitrine/contract/content/author-calls'
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
} from '@vitrine/contract/content/item-calls'
import { orderItemsCall, readItemOrderCall } from '@vitrine/contract/content/item-order-calls'
import {
  changeTermCall,
  createCategoryCall,
  listTermsCall,
  removeTermCall,
} from '@vitrine/contract/content/term-calls'
import type { FastifyInstance } from 'fastify'
import { deleteAuthor, getAuthors, postAuthor, putAuthor } from '../content/author-calls.ts'
import { deleteDraft, getPreview, putDraft } from '../content/draft-calls.ts'
import {
  getCalendar,
  getContentCollections,
  getItem,
  postDuplicate,
  postItem,
  putContentItem,
} from '../content/item-calls.ts'
import { getItemOrder, getItems, getItemsFile } from '../content/list-items.ts'
import { putOrder } from '../content/order-items.ts'
import { getTerms, postCategory, postTermRemoval, putTerm } from '../content/term-calls.ts'
import { postItemTrash } from '../content/trash-item.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of posts, events, pictures and tracks on the server. */
export function mountContentCalls(app: FastifyInstance): void {
  mount(app, listContentCollectionsCall, getContentCollections)
  mount(app, listItemsCall, getItems)
  mount(app, exportItemsCall, getItemsFile)
  mount(app, listCalendarCall, getCalendar)
  mount(app, readItemCall, getItem)
  mount(app, createItemCall, postItem)
  mount(app, changeContentItemCall, putContentItem)
  mount(app, keepItemDraftCall, putDraft)
  mount(app, dropItemDraftCall, deleteDraft)
  mount(app, previewItemCall, getPreview)
  mount(app, duplicateItemCall, postDuplicate)
  mount(app, trashItemCall, postItemTrash)
  mount(app, readItemOrderCall, getItemOrder)
  mount(app, orderItemsCall, putOrder)
  mount(app, listTermsCall, getTerms)
  mount(app, createCategoryCall, postCategory)
  mount(app, changeTermCall, putTerm)
  mount(app, removeTermCall, postTermRemoval)
  mount(app, listAuthorsCall, getAuthors)
  mount(app, createAuthorCall, postAuthor)
  mount(app, changeAuthorCall, putAuthor)
  mount(app, removeAuthorCall, deleteAuthor)
}
