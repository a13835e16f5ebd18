import { presentImage } from '@vitrine/domain/catalogue/present-image'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { PanelMedia } from './send-file.ts'

/** What a page keeps of a picture of the library: its words and focal point to begin with are those of the library. */
export function pictureOf(media: PanelMedia): ProductImage {
  return presentImage(media)
}
