import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'

/** What an address of a site shows. */
export type Destination =
  | { readonly kind: 'list'; readonly collection: Collection }
  | { readonly kind: 'product'; readonly collection: Collection; readonly product: Product }
  | { readonly kind: 'item'; readonly collection: Collection; readonly item: ContentItem }
  | { readonly kind: 'page'; readonly collection: Collection }
  | { readonly kind: 'template-page'; readonly name: string; readonly collection: Collection | null }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  /** The page that the owner chose for unknown addresses, if any, and the template's page that shows it, if one does. */
  | { readonly kind: 'not-found'; readonly collection: Collection | null; readonly name: string | null }
