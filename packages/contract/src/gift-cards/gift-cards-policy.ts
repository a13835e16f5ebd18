import type { OwnerPolicy } from '../call.ts'

/** Who sees and issues gift cards. */
export const mayKeepGiftCards = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
