import type { OwnerPolicy } from '../call.ts'

/** Who sees buyers. */
export const mayKeepCustomers = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
