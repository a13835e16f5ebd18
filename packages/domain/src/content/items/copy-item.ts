import type { ContentItem } from '../item.ts'
import { itemLimits } from './item-limits.ts'

/** What a copy of an item has of its own. */
interface CopyOfItem extends Pick<ContentItem, 'id' | 'urlId' | 'title' | 'position'> {
  readonly nowMs: number
}

/** A draft that is like an item; it is for the same members as the item is. */
export function copyItem(item: ContentItem, { nowMs, title, ...own }: CopyOfItem): ContentItem {
  return {
    ...item,
    ...own,
    title: title.slice(0, itemLimits.title),
    status: 'draft',
    trashedAtMs: null,
    publishedAtMs: nowMs,
    isDateNamed: undefined,
    updatedAtMs: nowMs,
    areaIds: item.areaIds,
  }
}
