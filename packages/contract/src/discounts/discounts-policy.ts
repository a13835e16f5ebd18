import type { OwnerPolicy } from '../call.ts'

/** Who sees and makes discounts. */
export const mayKeepDiscounts = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
