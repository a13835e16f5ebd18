import type { ProductImage } from '../product/product.ts'

/** A blog post (platform reference, 2.4). */
export interface Post {
  readonly id: string
  readonly collectionId: string
  readonly urlId: string
  readonly title: string
  /** Cleaned HTML. */
  readonly excerptHtml: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
  readonly author: { readonly id: string; readonly displayName: string }
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly image: ProductImage | null
  readonly isFeatured: boolean
  readonly publishedAtMs: number
  readonly updatedAtMs: number
}
