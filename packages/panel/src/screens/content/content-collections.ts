import type { ReplyOf } from '@vitrine/contract/call'
import type { listContentCollectionsCall, listItemsCall } from '@vitrine/contract/content/item-calls'
import type { readItemOrderCall } from '@vitrine/contract/content/item-order-calls'

/** A part of the site that holds items. */
export type ContentCollection = ReplyOf<typeof listContentCollectionsCall>['collections'][number]

/** An item as its owner sees it in passing. */
export type ItemRow = ReplyOf<typeof readItemOrderCall>['items'][number]

/** An item in the list of all. */
export type ListedItem = ReplyOf<typeof listItemsCall>['rows'][number]

/** Whether the owner puts the items of a collection in order. */
export function isByHand({ ordering }: Pick<ContentCollection, 'ordering'>): boolean {
  return ordering === 'user-orderable' || ordering === 'music-album'
}

/** What an item is called where it may have no title. */
export function itemName({ title, kind }: Pick<ItemRow, 'title' | 'kind'>): string {
  return title === '' ? `Untitled ${kindWords[kind]}` : title
}

const kindWords: Readonly<Record<ItemRow['kind'], string>> = {
  text: 'post',
  image: 'picture',
  video: 'video',
  event: 'event',
  audio: 'track',
}
