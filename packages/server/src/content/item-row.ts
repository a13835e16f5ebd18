import { presentImage } from '@vitrine/domain/catalogue/present-image'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { changePictures } from '@vitrine/domain/content/items/custom-fields'
import { type ItemInput, inputOfItem } from '@vitrine/domain/content/items/item-input'
import { statusAt } from '@vitrine/domain/content/items/plan-item'
import { itemUrl } from '@vitrine/site/page-json/items/item'

/** What showing items to their owner takes. */
export interface RowContext {
  readonly collections: readonly Collection[]
  readonly nowMs: number
}

/** An item in the owner's lists. */
export function itemRow(item: ContentItem, { collections, nowMs }: RowContext) {
  const collection = collections.find(({ id }) => id === item.collectionId)
  const { id, collectionId, kind, customType, title, urlId, image, publishedAtMs, updatedAtMs, event } = item
  return {
    ...{ id, collectionId, kind, customType, title, urlId, publishedAtMs, updatedAtMs },
    fullUrl: collection ? itemUrl(item, collection) : '',
    imageUrl: image?.assetUrl ?? (item.video?.thumbnailUrl || null),
    altText: image?.altText ?? '',
    shelf: item.trashedAtMs === null ? statusAt(item, nowMs) : ('trash' as const),
    event: event && inputOfItem(item).event,
    isFeatured: item.isFeatured,
    authorName: item.author.displayName,
    categories: item.categories,
    tags: item.tags,
    trashedAtMs: item.trashedAtMs,
  }
}

/** An item as its owner edits it. */
function presentInput(item: ContentItem): ItemInput {
  return presentItemInput(inputOfItem(item))
}

/** What an owner wrote, with nothing in it that the contract does not name. */
export function presentItemInput(input: ItemInput): ItemInput {
  return {
    ...input,
    image: input.image && presentImage(input.image),
    gallery: input.gallery.map(presentImage),
    customContent: changePictures(input.customContent, presentImage),
  }
}

/** An item as calls answer it. */
export function storedItem(item: ContentItem, context: RowContext) {
  return { row: itemRow(item, context), input: presentInput(item), updatedAtMs: item.updatedAtMs }
}
