import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'

/** What an address of a site shows. */
export type Destination =
  /** `filter` is what the path itself asks of the list. */
  | { readonly kind: 'list'; readonly collection: Collection; readonly filter?: PathFilter }
  | { readonly kind: 'product'; readonly collection: Collection; readonly product: Product }
  | { readonly kind: 'item'; readonly collection: Collection; readonly item: ContentItem }
  | { readonly kind: 'page'; readonly collection: Collection }
  | { readonly kind: 'template-page'; readonly name: string; readonly collection: Collection | null }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  /** The page that the owner chose for unknown addresses, if any, and the template's page that shows it, if one does. */
  | { readonly kind: 'not-found'; readonly collection: Collection | null; readonly name: string | null }

/** What a path of a list names behind the list's own address: `/journal/tag/slow`, `/journal/category/Coffee`. */
export interface PathFilter {
  readonly tag?: string
  readonly category?: string
}
