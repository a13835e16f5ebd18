import type { ProductImage } from '@vitrine/domain/product/product'

/** Pictures that were uploaded or seeded; the bytes lie in the data folder under `<websiteId>/<id>/`. */
export interface ImageRecords {
  find(id: string): Promise<ProductImage | undefined>
  save(image: ProductImage): Promise<void>
}
