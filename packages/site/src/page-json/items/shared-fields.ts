import type { ProductImage } from '@vitrine/domain/images/product-image'
import { imageFields, imageJson } from '../image.ts'

/** What all items have, of whatever kind (platform reference, section 2.4). */
export interface SharedItem {
  readonly id: string
  readonly collectionId: string
  readonly websiteId: string
  readonly urlId: string
  readonly fullUrl: string
  readonly title: string
  readonly excerptHtml: string
  readonly bodyHtml: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  readonly addedOn: number
  readonly updatedOn: number
  readonly images: readonly ProductImage[]
}

/** The common part of an item. Its first picture is its main picture, and its pictures are its `items`. */
export function sharedItemJson(item: SharedItem) {
  const main = item.images[0]
  return {
    id: item.id,
    collectionId: item.collectionId,
    websiteId: item.websiteId,
    title: item.title,
    urlId: item.urlId,
    fullUrl: item.fullUrl,
    sourceUrl: '',
    passthrough: false,
    addedOn: item.addedOn,
    publishOn: item.addedOn,
    updatedOn: item.updatedOn,
    displayIndex: 0,
    starred: item.isFeatured,
    workflowState: 1,
    categories: item.categories,
    tags: item.tags,
    body: item.bodyHtml,
    excerpt: item.excerptHtml,
    likeCount: 0,
    dislikeCount: 0,
    commentCount: 0,
    publicCommentCount: 0,
    commentState: 2,
    unsaved: false,
    customContent: {},
    pushedServices: {},
    pendingPushedServices: {},
    ...(main
      ? { mainImageId: main.id, systemDataId: main.id, ...imageFields(main), mainImage: imageJson(main) }
      : {}),
    items: item.images.map(imageJson),
  }
}
