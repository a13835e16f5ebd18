import type { OwnerPolicy } from '../call.ts'

/** Those who see persons see subscribers, and those who write newsletters. */
export const mayKeepLists = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'campaignsEditor'],
} as const satisfies OwnerPolicy
