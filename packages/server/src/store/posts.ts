import type { Post } from '@vitrine/domain/content/post'
import type { Page } from './products.ts'

/** Blog posts, newest first. */
export interface PostRecords {
  findByUrlId(collectionId: string, urlId: string): Promise<Post | undefined>
  list(query: PostQuery): Promise<Page<Post>>
  /** The next newer post that is published by now, and the next older one. */
  neighbours(post: Post): Promise<{ newer: Post | undefined; older: Post | undefined }>
  save(post: Post): Promise<void>
}

export interface PostQuery {
  readonly collectionId: string
  readonly category?: string
  readonly tag?: string
  /** Only posts published at or before this moment. */
  readonly publishedBeforeMs: number
  readonly offset: number
  readonly limit: number
}
