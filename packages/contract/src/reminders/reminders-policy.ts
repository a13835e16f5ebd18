import type { OwnerPolicy } from '../call.ts'

/** Who sees those who agreed to be reminded of their cart, and has them reminded. */
export const mayKeepReminders = {
  kind: 'owner',
  roles: ['admin', 'storeManager'],
} as const satisfies OwnerPolicy
