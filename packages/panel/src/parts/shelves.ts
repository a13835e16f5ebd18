import type { ReplyOf } from '@vitrine/contract/call'
import type { listItemsCall } from '@vitrine/contract/content/item-calls'
import type { Tone } from './status-badge.tsx'

/** Where an item stands. */
export type Shelf = ReplyOf<typeof listItemsCall>['rows'][number]['shelf']

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
