import type { Cart } from '@vitrine/domain/cart/cart'
import type { Proposal, ProposalContents } from '@vitrine/domain/cart/proposals/proposal'
import { cartOfProposal } from '@vitrine/domain/cart/proposals/proposal-cart'
import type { Product } from '@vitrine/domain/catalogue/product'
import { placeOfSale } from '@vitrine/domain/website/settings/business-place'
import type { SiteTables } from '@vitrine/store/store'
import { type PricedCart, type PriceSource, priceStoredCart } from '../cart/price-stored-cart.ts'

type PriceTables = Parameters<typeof priceStoredCart>[0]

/** The products that a draft names, as they are now. */
export async function productsOf(
  { products }: Pick<SiteTables, 'products'>,
  { lines }: Pick<ProposalContents, 'lines'>,
): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(lines.flatMap((line) => (line.kind === 'product' ? [line.itemId] : [])))]
  const found = ids.length === 0 ? [] : await products.findMany(ids)
  return new Map(found.flatMap((each) => (each ? [[each.id, each]] : [])))
}

/** What an owner prices a draft with: what is handed over without an address is taxed where the shop is. */
export function ownersSource(source: PriceSource): PriceSource {
  return { ...source, placeWithoutAddress: placeOfSale(source.site) }
}

/** A draft as a cart, priced by the rules of all carts: what a payment by its link holds is held for it. */
export async function priceProposal(
  tables: PriceTables,
  proposal: Pick<Proposal, 'id' | 'linkVersion' | 'contents'> & Partial<Pick<Proposal, 'cartId'>>,
  source: PriceSource,
): Promise<PricedCart> {
  const known = { id: proposal.cartId ?? '', token: '' }
  return priceStoredCart(tables, await cartFor(tables, proposal, known, source.nowMs), source)
}

/** Makes the cart by which a draft is paid. */
export async function cartFor(
  tables: Pick<SiteTables, 'products'>,
  proposal: Pick<Proposal, 'id' | 'linkVersion' | 'contents'>,
  { id, token }: Pick<Cart, 'id' | 'token'>,
  nowMs: number,
): Promise<Cart> {
  const products = await productsOf(tables, proposal.contents)
  return cartOfProposal(proposal, { id, token, nowMs, products })
}
