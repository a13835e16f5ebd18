import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Site } from '@vitrine/domain/site/site'
import { collectionUrl } from './collection.ts'
import { commonItemJson } from './common-item.ts'

/** The address of an item. */
export function itemUrl(item: Pick<ContentItem, 'urlId'>, collection: Collection): string {
  return `${collectionUrl({ ...collection, isHomepage: false })}/${item.urlId}`
}

/** An item in the shape of platform reference, section 2.4. */
export function itemJson(item: ContentItem, collection: Collection, site: Site) {
  return {
    recordType: 1,
    recordTypeLabel: 'text',
    ...commonItemJson({
      ...item,
      websiteId: site.id,
      fullUrl: itemUrl(item, collection),
      addedOn: item.publishedAtMs,
      updatedOn: item.updatedAtMs,
      images: item.image ? [item.image] : [],
    }),
    authorId: item.author.id,
    author: authorJson(item.author),
  }
}

function authorJson({ id, displayName }: ContentItem['author']) {
  const [firstName = '', ...rest] = displayName.split(' ')
  return {
    id,
    displayName,
    firstName,
    lastName: rest.join(' '),
    bio: '',
    websiteUrl: '',
    isDeactivated: false,
    deleted: false,
  }
}
