import { isEnclosed, isOpenTo, type OpenAreas } from '../memberships/open-areas.ts'
import type { Product } from './product.ts'

type Audience = Pick<Product, 'type' | 'isVisible' | 'areaIds'>

/** Whether a product is for members alone. */
function isForMembers(product: Pick<Audience, 'type' | 'areaIds'>): boolean {
  return product.type === 'paywall' || isEnclosed(product)
}

/** Whether all visitors see a product. */
export function isOnShow(product: Audience): boolean {
  return product.isVisible && !isForMembers(product)
}

/** Whether somebody may know of a product: one that lies in areas is for who may enter one of them, a paywall product in none for every member. */
export function isProductOpenTo(product: Pick<Audience, 'type' | 'areaIds'>, open: OpenAreas): boolean {
  return isOpenTo(product, open) && (product.type !== 'paywall' || open.isMember)
}
