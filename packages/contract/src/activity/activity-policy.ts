import type { OwnerPolicy } from '../call.ts'

/** Administrators see what all did, the others what they did themselves. */
export const whoeverChanges = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor', 'moderator'],
} as const satisfies OwnerPolicy
