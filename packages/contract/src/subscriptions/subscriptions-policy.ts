import type { OwnerPolicy } from '../call.ts'

/** Who sees subscriptions and changes them for their buyers. */
export const mayKeepSubscriptions = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
