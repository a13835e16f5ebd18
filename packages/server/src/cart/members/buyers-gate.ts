import type { Product } from '@vitrine/domain/catalogue/product'
import { isOpenTo, noAreas, type OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { ProductAreas } from '../../catalogue/product-areas.ts'
import type { MemberTables } from '../../http/visitor/member-session.ts'

/** Which of some products lie in areas that are shut to who buys, by their ids. */
export type BuyersGate = (
  tables: MemberTables,
  products: readonly Product[],
) => Promise<ReadonlySet<Product['id']>>

/** The gate of what an owner prices, and of what was agreed before: nothing is shut. */
export const openGate: BuyersGate = () => Promise.resolve(new Set())

/**
 * The gate of a cart: members leave, and products are put into areas, after a product came into it. Nothing is asked where nothing is for
 * members; what is sold of a plan is for those who are no members yet.
 */
export function buyersGate(
  areasOf: ProductAreas,
  readOpenAreas: (tables: MemberTables) => Promise<OpenAreas>,
): BuyersGate {
  return async (tables, products) => {
    const enclosed = products.filter((each) => isForMembers(each, areasOf))
    if (enclosed.length === 0) return new Set()
    const open = await readOpenAreas(tables)
    const shut = enclosed.filter((each) => !isOpen(each, areasOf, open))
    if (shut.length === 0) return new Set()
    const sold = new Set(
      (await tables.membershipPlans.list()).flatMap(({ price }) =>
        price.kind === 'paid' ? [price.productId] : [],
      ),
    )
    return new Set(shut.map(({ id }) => id).filter((id) => !sold.has(id)))
  }
}

function isForMembers(product: Product, areasOf: ProductAreas): boolean {
  return !isOpen(product, areasOf, noAreas)
}

function isOpen(product: Product, areasOf: ProductAreas, open: OpenAreas): boolean {
  const isForEveryMember = product.type === 'paywall'
  return (
    areasOf(product).every((areaIds) => isOpenTo({ areaIds }, open)) && (!isForEveryMember || open.isMember)
  )
}
