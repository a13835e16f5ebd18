import type { Merchandising } from '../website/store-settings.ts'
import type { Product } from './product.ts'

/** Where a product is shown: on its own page and in lists of the shop, or in a block on another page. */
export type SellingPlace = 'page' | 'block'

/** From how many pieces down a product says how few are left, and in which words ('': the usual); null: it never does. */
export function scarcityOf(
  product: Pick<Product, 'scarcity'>,
  { scarcityOnPages, scarcityOnBlocks, scarcityText, scarcityThreshold }: Merchandising,
  place: SellingPlace,
): { readonly text: string; readonly threshold: number } | null {
  const isOn = place === 'page' ? scarcityOnPages : scarcityOnBlocks
  const said = product.scarcity ?? (isOn ? { text: scarcityText, threshold: scarcityThreshold } : null)
  // Of what is gone it is said that it is sold out.
  return said && said.threshold > 0 ? said : null
}

/** Pages speak of what is left, or of nothing left, of variants with at most so many units, however few a shop says it from. */
const usualFew = 10

/** Up to how many pieces any page may say of a product how many are left. */
export function saidOfFewUpTo(product: Pick<Product, 'scarcity'>, merchandising: Merchandising): number {
  const said = (['page', 'block'] as const).map((place) => scarcityOf(product, merchandising, place))
  return Math.max(usualFew, ...said.map((each) => each?.threshold ?? 0))
}
