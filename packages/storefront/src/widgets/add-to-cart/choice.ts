import { stockedTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { PageVariant } from './page-variant.ts'
import type { Selection } from './selection.ts'

/** What a visitor is about to buy. */
export interface Choice {
  readonly itemId: string
  /** Number of the specification, section 3. */
  readonly productType: number
  readonly selection: Selection
  /** null: not all is chosen yet, or the product has one variant only, which the server knows. */
  readonly variant: PageVariant | null
  readonly hasVariants: boolean
  readonly quantityText: string
  /** Whether it comes again and again, and is bought on a page of its own. */
  readonly isSubscription: boolean
}

/** Whether the page, as it was rendered, knows of enough; the server has the last word. */
export function hasStock({ productType, variant }: Choice, quantity: number): boolean {
  return !variant || !stockedTypeNumbers.includes(productType) || variant.available >= quantity
}
