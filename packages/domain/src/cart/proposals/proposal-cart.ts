import { findVariant } from '../../catalogue/choose-variant.ts'
import type { Product } from '../../catalogue/product.ts'
import type { Cart, CartEntry } from '../cart.ts'
import { newCart } from '../new-cart.ts'
import type { AgreedTerms, Proposal, ProposalLine } from './proposal.ts'

interface CartStamp {
  readonly id: string
  readonly token: string
  readonly nowMs: number
  readonly products: ReadonlyMap<string, Product>
}

/** Makes the cart by which a proposal is paid: what the owner wrote, at the prices that were agreed. */
export function cartOfProposal(
  { id: proposalId, linkVersion, contents }: Pick<Proposal, 'id' | 'linkVersion' | 'contents'>,
  stamp: CartStamp,
): Cart {
  const { lines, email, phone, shippingAddress, billingAddress, discount, delivery } = contents
  const agreed: AgreedTerms = { proposalId, linkVersion, discount, delivery }
  return {
    ...newCart(stamp),
    entries: lines.map((line) => entryOf(line, stamp)),
    agreed,
    contact: email === '' ? null : { email, phone, wantsNews: false },
    shippingAddress,
    billingAddress,
  }
}

function entryOf(line: ProposalLine, { nowMs, products }: CartStamp): CartEntry {
  const { id, quantity, unitPriceCents: agreedPriceCents } = line
  const entry = { id, quantity, additionalFields: null, addedAtMs: nowMs, agreedPriceCents }
  if (line.kind === 'product') {
    const { itemId, variantId } = line
    const product = products.get(itemId)
    return { ...entry, itemId, variantId, sku: (product && findVariant(product, variantId)?.sku) ?? '' }
  }
  const { title, isSent, taxClass } = line
  return { ...entry, itemId: freeLineId, variantId: freeLineId, sku: '', free: { title, isSent, taxClass } }
}

/** In place of a product, for what is of none. */
export const freeLineId = 'free'
