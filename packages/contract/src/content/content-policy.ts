import type { OwnerPolicy } from '../call.ts'

/** Who writes posts, events and other items. */
export const mayWriteContent = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
  key: 'content',
} as const satisfies OwnerPolicy
