import type { ProductImage } from '@vitrine/domain/images/product-image'
import { defineDocument } from '../documents/document-kind.ts'
import { image } from '../documents/document-schemas.ts'

/** A picture that was uploaded. */
export const imageDocument = defineDocument<ProductImage>()('picture', image)
