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
  | 'event'
  | 'video'
  | 'audio'
  | 'seo'
> & {
  readonly status: ItemStatus
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
    ...{ event, video, audio, seo, authorId: author.displayName === '' ? '' : author.id },
  }
}
