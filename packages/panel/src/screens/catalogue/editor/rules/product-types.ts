import type { ProductType } from '@vitrine/domain/catalogue/product'
import { isStocked } from '@vitrine/domain/catalogue/product-types'

/** What a kind of product has. */
export interface TypeTraits {
  readonly label: string
  /** Whether pieces are counted. */
  readonly hasStock: boolean
  readonly isShipped: boolean
  /** Gift cards are never on sale (specification, section 4). */
  readonly hasSale: boolean
}

/** What the editor asks for by kind of product. */
export const typeTraits: Record<ProductType, TypeTraits> = {
  physical: { label: 'Physical', hasStock: isStocked('physical'), isShipped: true, hasSale: true },
  service: { label: 'Service', hasStock: isStocked('service'), isShipped: false, hasSale: true },
  digital: { label: 'Digital', hasStock: isStocked('digital'), isShipped: false, hasSale: true },
  'gift-card': { label: 'Gift card', hasStock: isStocked('gift-card'), isShipped: false, hasSale: false },
  paywall: { label: 'Paywall', hasStock: isStocked('paywall'), isShipped: false, hasSale: true },
}

/** The kinds of product in the order the editor offers them. */
export const productTypes: readonly ProductType[] = ['physical', 'service', 'digital', 'gift-card', 'paywall']
