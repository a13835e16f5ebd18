import type { OwnerPolicy } from '../call.ts'

/** Who takes files of what is sold and shown. */
export const mayExport = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
} as const satisfies OwnerPolicy
