import type { OwnerPolicy } from '../call.ts'

/** Who sees orders. */
export const mayReadOrders = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
  key: 'orders',
} as const satisfies OwnerPolicy
