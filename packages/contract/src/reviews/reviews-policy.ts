import type { OwnerPolicy } from '../call.ts'

/** Who looks after what buyers say: what is known of them comes from their orders. */
export const mayKeepReviews = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
