import type { Collection } from '@vitrine/domain/content/collection'
import { confOf, isShop, orderingOf } from '../../theme/collection-shape.ts'
import type { Theme } from '../../theme/theme.ts'

/** Items on a list page when neither owner nor template says. */
const usualPageSize = 20

/** Most items on a list page; templates write 999 to say all. */
export const maxPageSize = 200

/** Items in a feed; a podcast has all that fit on one page, since players offer what its feed holds. */
const maxFeedItems = 20

/** How many items the feed of a collection has, the newest, however many its pages show. */
export function feedSizeOf({ podcast }: Pick<Collection, 'podcast'>): number {
  return podcast === null ? maxFeedItems : maxPageSize
}

/** How many items a list page shows. */
export function pageSizeOf(collection: Collection, theme: Theme): number {
  const preset = confOf(collection, theme).pageSize
  const wanted = collection.pageSize ?? (typeof preset === 'number' ? preset : usualSizeOf(collection, theme))
  return Math.min(maxPageSize, Math.max(1, Math.trunc(wanted)))
}

/** Galleries and albums are seen whole; what goes on for ever, and shops, page by page. */
function usualSizeOf(collection: Collection, theme: Theme): number {
  const ordering = orderingOf(collection, theme)
  const isWhole = ordering === 'music-album' || (ordering === 'user-orderable' && !isShop(collection, theme))
  return isWhole ? maxPageSize : usualPageSize
}
