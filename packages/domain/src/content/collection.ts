import type { ProductImage } from '../product/product.ts'

/** A page, blog, shop or other part of a site with an address of its own (platform reference, 2.3). */
export interface Collection {
  readonly id: string
  readonly urlId: string
  readonly title: string
  readonly navigationTitle: string
  /** `page`, `products`, `blog`, `gallery`, `events`, `album`, `index`, `folder` or a template's own type. */
  readonly typeName: string
  readonly description: string
  /** Cleaned HTML of a `page`. */
  readonly bodyHtml: string
  readonly mainImage: ProductImage | null
  readonly isEnabled: boolean
  readonly isHomepage: boolean
  readonly pageSize: number | null
  readonly position: number
  readonly updatedAtMs: number
}
