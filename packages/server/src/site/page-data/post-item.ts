import type { Collection } from '@vitrine/domain/content/collection'
import type { Post } from '@vitrine/domain/content/post'
import type { Site } from '@vitrine/domain/site/site'
import { collectionUrl } from './collection.ts'
import { commonItemJson } from './common-item.ts'

/** The address of a blog post. */
export function postUrl(post: Pick<Post, 'urlId'>, collection: Collection): string {
  return `${collectionUrl({ ...collection, isHomepage: false })}/${post.urlId}`
}

/** A blog post in the shape of platform reference, section 2.4. */
export function postItemJson(post: Post, collection: Collection, site: Site) {
  return {
    recordType: 1,
    recordTypeLabel: 'text',
    ...commonItemJson({
      ...post,
      websiteId: site.id,
      fullUrl: postUrl(post, collection),
      addedOn: post.publishedAtMs,
      updatedOn: post.updatedAtMs,
      images: post.image ? [post.image] : [],
    }),
    authorId: post.author.id,
    author: authorJson(post.author),
  }
}

function authorJson({ id, displayName }: Post['author']) {
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
