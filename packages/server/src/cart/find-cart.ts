import type { Cart } from '@vitrine/domain/cart/cart'
import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** The cart of a visitor: where it was bought, the one with what came in while it was being paid. */
export async function findCart(
  { carts }: { readonly carts: Pick<SiteStore['carts'], 'findByToken'> },
  token: string | null,
): Promise<Cart | undefined> {
  const cart = token === null ? undefined : await carts.findByToken(token)
  return cart?.continuedBy === undefined ? cart : findCart({ carts }, cart.continuedBy)
}

/** The same, locked until the end of the transaction. */
export async function lockCart(
  { carts }: { readonly carts: Pick<SiteTables['carts'], 'lockByToken'> },
  token: string | null,
): Promise<Cart | undefined> {
  const cart = token === null ? undefined : await carts.lockByToken(token)
  return cart?.continuedBy === undefined ? cart : lockCart({ carts }, cart.continuedBy)
}
