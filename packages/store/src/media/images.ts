import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'

/** The pictures of the library, as documents hold them; the bytes lie in the data folder under `<websiteId>/<id>/`. */
export interface ImageRecords {
  find(id: string): Promise<ProductImage | undefined>
  /** The same, held against being removed until the transaction ends: a document is about to name it. */
  hold(id: string): Promise<ProductImage | undefined>
  /** Keeps a picture; `more` is what the library knows of it besides. */
  save(
    image: ProductImage,
    more?: Partial<Pick<MediaEntry, 'bytes' | 'createdAtMs' | 'uploadedBy'>>,
  ): Promise<void>
  /** All of the site, with how wide they are and which version is shown. */
  list(): Promise<readonly { readonly id: string; readonly widthPx: number; readonly version: number }[]>
}
