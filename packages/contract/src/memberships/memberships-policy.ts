import type { OwnerPolicy } from '../call.ts'

/** Who keeps areas, plans and members. */
export const mayKeepMembers = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
