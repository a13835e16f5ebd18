import type { OwnerPolicy } from '../call.ts'

/** Who drafts orders for customers. */
export const mayKeepProposals = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
