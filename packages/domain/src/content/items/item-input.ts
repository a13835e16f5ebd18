import type { EventPlan, EventTimes } from '../events/event-times.ts'
import type { ContentItem, ItemStatus } from '../item.ts'

/** An item as an owner edits it. What it is, and where it stands, is decided when it is begun. */
export type ItemInput = Pick<
  ContentItem,
  | 'urlId'
  | 'title'
  | 'excerptHtml'
  | 'bodyHtml'
  | 'categories'
  | 'tags'
  | 'image'
  | 'gallery'
  | 'isFeatured'
  | 'publishedAtMs'
  | 'sourceUrl'
  | 'isPassthrough'
  | 'clickthrough'
  | 'location'
  | 'customContent'
  | 'commentState'
  | 'video'
  | 'audio'
  | 'seo'
> & {
  readonly status: ItemStatus
  readonly event: EventPlan | null
  /** Id of the author; '' for none. */
  readonly authorId: string
}

/** An item as its owner would edit it. */
export function inputOfItem(item: ContentItem): ItemInput {
  const { urlId, title, excerptHtml, bodyHtml, categories, tags, image, gallery, isFeatured, status } = item
  const { publishedAtMs, sourceUrl, isPassthrough, clickthrough, location, customContent, commentState } =
    item
  const { event, video, audio, seo, author } = item
  return {
    ...{ urlId, title, excerptHtml, bodyHtml, categories, tags, image, gallery, isFeatured, status },
    ...{ publishedAtMs, sourceUrl, isPassthrough, clickthrough, location, customContent, commentState },
    event: event && planOf(event),
    ...{ video, audio, seo, authorId: author.displayName === '' ? '' : author.id },
  }
}

/** The times of an event that repeats follow from its rule. */
function planOf({ occurrences: _, ...plan }: EventTimes): EventPlan {
  return plan
}
