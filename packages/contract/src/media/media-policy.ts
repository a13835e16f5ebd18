import type { OwnerPolicy } from '../call.ts'

/** Who sees and keeps the files of the library. */
export const mayKeepMedia = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
  key: 'media',
} as const satisfies OwnerPolicy
