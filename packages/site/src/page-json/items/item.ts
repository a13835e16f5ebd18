import { takesComments } from '@vitrine/domain/comments/comment-settings'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { itemsBase } from '../collection.ts'
import { imageJson } from '../image.ts'
import type { PageContext } from '../page-context.ts'
import { authorJson } from './author.ts'
import { customContentJson } from './custom-content.ts'
import { kindFields } from './item-kinds.ts'
import { promotedBlockHtml } from './promoted-block.ts'
import { sharedItemJson } from './shared-fields.ts'

/** The address of an item. */
export function itemUrl(item: Pick<ContentItem, 'urlId'>, collection: Collection): string {
  return `${itemsBase(collection)}/${item.urlId}`
}

/** What describing an item takes. */
export type ItemContext = Pick<PageContext, 'site' | 'authors' | 'theme' | 'nowMs'>

/** An item in the shape of platform reference, sections 2.4 and 2.7. */
export function itemJson(item: ContentItem, collection: Collection, context: ItemContext) {
  const { site, authors, theme, nowMs } = context
  const promotedBlock = promotedBlockHtml(item)
  return {
    ...sharedItemJson({
      ...item,
      websiteId: site.id,
      fullUrl: itemUrl(item, collection),
      addedOn: item.publishedAtMs,
      updatedOn: item.updatedAtMs,
      images: item.image ? [item.image] : [],
    }),
    ...kindFields(item),
    sourceUrl: item.sourceUrl,
    passthrough: item.isPassthrough,
    displayIndex: item.position,
    // Comments of a site may close after some days, whatever is kept of the item.
    commentState: takesComments(item, site.comments, nowMs) ? 1 : 2,
    authorId: item.author.id,
    author: authorJson(item.author, authors),
    ...(item.clickthrough ? { clickthroughUrl: item.clickthrough } : {}),
    ...(item.location ? { location: item.location } : {}),
    ...(item.customType === null ? {} : { customType: item.customType }),
    customContent: customContentJson(item, theme.folder.customTypes),
    ...(item.promotedBlockType === null ? {} : { promotedBlockType: item.promotedBlockType }),
    ...(promotedBlock === '' ? {} : { promotedBlock }),
    items: item.gallery.map(imageJson),
  }
}
