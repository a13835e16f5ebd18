import type { ProductImage } from '@vitrine/domain/images/product-image'

/** Pictures that were uploaded or seeded; the bytes lie in the data folder under `<websiteId>/<id>/`. */
export interface ImageRecords {
  find(id: string): Promise<ProductImage | undefined>
  save(image: ProductImage): Promise<void>
  /** All of the site, with how wide they are. */
  list(): Promise<readonly { readonly id: string; readonly widthPx: number }[]>
}
