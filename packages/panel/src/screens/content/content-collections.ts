import type { ReplyOf } from '@vitrine/contract/call'
import type { listContentCollectionsCall, listItemsCall } from '@vitrine/contract/content/item-calls'
import type { readItemOrderCall } from '@vitrine/contract/content/item-order-calls'
import type { Tone } from '../../parts/status-badge.tsx'

/** A part of the site that holds items. */
export type ContentCollection = ReplyOf<typeof listContentCollectionsCall>['collections'][number]

/** An item as its owner sees it in passing. */
export type ItemRow = ReplyOf<typeof readItemOrderCall>['items'][number]

/** An item in the list of all. */
export type ListedItem = ReplyOf<typeof listItemsCall>['rows'][number]

/** Where an item stands. */
export type Shelf = ItemRow['shelf']

/** The shelves in the order of cards, as owners read them (specification, section 3). */
export const shelves: readonly { readonly shelf: Shelf; readonly label: string; readonly tone: Tone }[] = [
  { shelf: 'published', label: 'Published', tone: 'good' },
  { shelf: 'scheduled', label: 'Scheduled', tone: 'calm' },
  { shelf: 'needs-review', label: 'Needs Review', tone: 'due' },
  { shelf: 'draft', label: 'Draft', tone: 'calm' },
  { shelf: 'private', label: 'Private', tone: 'calm' },
  { shelf: 'trash', label: 'Trash', tone: 'bad' },
]

/** How a shelf is called and coloured. */
export function shelfLook(shelf: Shelf): { readonly label: string; readonly tone: Tone } {
  return shelves.find((each) => each.shelf === shelf) ?? { label: shelf, tone: 'calm' }
}

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
