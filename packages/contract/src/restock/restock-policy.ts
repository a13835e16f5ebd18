import type { OwnerPolicy } from '../call.ts'

/** Who sees those who wait for what is sold out, and has them told. */
export const mayKeepRestock = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
