import type { Policy } from '../call.ts'

/** Who looks after what buyers say: those who look after comments, and those who keep the store. */
export const mayKeepReviews = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'moderator'],
} as const satisfies Policy
