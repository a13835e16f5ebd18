import type { Product } from '@vitrine/domain/catalogue/product'
import { isHeld, withoutOwnHolds } from '@vitrine/domain/catalogue/sale/own-holds'
import type { SiteTables } from '@vitrine/store/store'

/** Products as a cart can buy them: what its own payment holds is left to it. No question to the store while nobody pays for one. */
export async function leaveOwnUnits(
  { stock }: Pick<SiteTables, 'stock'>,
  cartId: string,
  products: readonly Product[],
): Promise<readonly Product[]> {
  if (!products.some(isHeld)) return products
  const own = await stock.heldByCart(cartId)
  return products.map((each) => withoutOwnHolds(each, own))
}
