import type { ProductImage } from '../images/product-image.ts'

/** Who wrote an item, as the item remembers it. */
export interface ItemAuthor {
  /** 24 hex digits. */
  readonly id: string
  readonly displayName: string
}

/** Somebody who writes for a site, with what readers may know of them (platform reference, section 2.4). */
export interface Author extends ItemAuthor {
  readonly firstName: string
  readonly lastName: string
  /** Cleaned HTML. */
  readonly bioHtml: string
  readonly avatar: ProductImage | null
  readonly websiteUrl: string
}
