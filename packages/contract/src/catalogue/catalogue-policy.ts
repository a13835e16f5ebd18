import type { OwnerPolicy } from '../call.ts'

/** Who sees products and stock. */
export const mayReadProducts = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
  key: 'products',
} as const satisfies OwnerPolicy
