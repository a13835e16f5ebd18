import type { ProductImage } from '@vitrine/domain/images/product-image'
import { type Static, Type } from 'typebox'

/** A picture of the sample content: its file beneath `content/`, and its words for those who do not see it. */
export const picture = Type.Object({ file: Type.String(), alt: Type.String() })

export type PictureSeed = Static<typeof picture>

/** Finds a seeded picture; null when its file is missing or broken. */
export type PictureFinder = (picture: PictureSeed) => ProductImage | null
