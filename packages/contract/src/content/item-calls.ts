import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { productImage } from '../images/image-shape.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, htmlPage, id, shortText } from '../schemas.ts'
import { mayWriteContent } from './content-policy.ts'
import { contentCollection, itemInput, itemKind, itemRow, listedItem } from './item-shape.ts'
import { itemsList } from './items-list.ts'

const itemParams = Type.Object({ itemId: id })
const storedItem = Type.Object({ row: itemRow, input: itemInput, updatedAtMs: Type.Number() })

/** The parts of the site that hold items: blogs, calendars, galleries, albums, and those of the template. */
export const listContentCollectionsCall = defineCall({
  name: 'listContentCollections',
  method: 'GET',
  path: '/api/panel/content-collections',
  policy: mayWriteContent,
  reply: Type.Object({ collections: Type.Array(contentCollection) }),
})

/**
 * The items of all collections; `q` finds titles, tags, categories and words of excerpts. `collection` is the id of one. What lies in the
 * trash is there only when it is asked for.
 */
export const listItemsCall = defineListCall({
  list: itemsList,
  name: 'listItems',
  path: '/api/panel/items',
  policy: mayWriteContent,
  row: listedItem,
})

/** The list of items as a file; collections are told by their titles. */
export const exportItemsCall = defineListFile({
  name: 'exportItems',
  path: '/api/panel/items.csv',
  policy: mayWriteContent,
})

/** The items between two moments: events by their begin, each time of one that repeats, others by their publication; at most 500. */
export const listCalendarCall = defineCall({
  name: 'listCalendar',
  method: 'GET',
  path: '/api/panel/items/calendar',
  policy: mayWriteContent,
  query: Type.Object({ fromMs: epochMs, toMs: epochMs, collectionId: Type.Optional(id) }),
  reply: Type.Object({ items: Type.Array(itemRow) }),
})

/** One item, with what the asking account wrote of it and did not save. */
export const readItemCall = defineCall({
  name: 'readItem',
  method: 'GET',
  path: '/api/panel/items/:itemId',
  policy: mayWriteContent,
  params: itemParams,
  reply: Type.Object({
    ...storedItem.properties,
    /** Whether its body is made of blocks, which are kept as they are. */
    hasBlocks: Type.Boolean(),
    draft: Type.Union([
      Type.Object({ input: itemInput, savedAtMs: Type.Number(), baseAtMs: Type.Number() }),
      Type.Null(),
    ]),
  }),
})

/** Begins an item: a draft, but for pictures of a gallery, which are seen at once. */
export const createItemCall = defineCall({
  name: 'createItem',
  method: 'POST',
  path: '/api/panel/items',
  policy: mayWriteContent,
  body: Type.Object({
    collectionId: id,
    kind: itemKind,
    customType: Type.Union([shortText, Type.Null()]),
    title: shortText,
    image: Type.Optional(productImage),
  }),
  reply: storedItem,
})

/** Changes an item; 409 when somebody else changed it since `updatedAtMs`. `keepsOldAddress` sends the old address to the new one. */
export const changeContentItemCall = defineCall({
  name: 'changeContentItem',
  method: 'PUT',
  path: '/api/panel/items/:itemId',
  policy: mayWriteContent,
  params: itemParams,
  body: Type.Object({
    ...itemInput.properties,
    updatedAtMs: epochMs,
    keepsOldAddress: Type.Optional(Type.Boolean()),
  }),
  reply: storedItem,
})

/** Keeps what the asking account wrote of an item and has not saved; nobody else sees it. */
export const keepItemDraftCall = defineCall({
  name: 'keepItemDraft',
  method: 'PUT',
  path: '/api/panel/items/:itemId/draft',
  policy: mayWriteContent,
  params: itemParams,
  body: Type.Object({ input: itemInput, baseAtMs: epochMs }),
  reply: Type.Object({ savedAtMs: Type.Number() }),
})

/** Forgets what the asking account wrote of an item and did not save. */
export const dropItemDraftCall = defineCall({
  name: 'dropItemDraft',
  method: 'DELETE',
  path: '/api/panel/items/:itemId/draft',
  policy: mayWriteContent,
  params: itemParams,
  reply: Type.Object({}),
})

/** The page of an item as it would be, with what the asking account wrote of it and did not save. */
export const previewItemCall = defineCall({
  name: 'previewItem',
  method: 'GET',
  path: '/api/panel/items/:itemId/preview',
  policy: mayWriteContent,
  params: itemParams,
  reply: htmlPage,
})

/** Adds a draft that is like an item. */
export const duplicateItemCall = defineCall({
  name: 'duplicateItem',
  method: 'POST',
  path: '/api/panel/items/:itemId/duplicate',
  policy: mayWriteContent,
  params: itemParams,
  reply: storedItem,
})

/** Puts an item into the trash for 30 days. */
export const trashItemCall = defineCall({
  name: 'trashItem',
  method: 'POST',
  path: '/api/panel/items/:itemId/trash',
  policy: mayWriteContent,
  params: itemParams,
  reply: Type.Object({}),
})
