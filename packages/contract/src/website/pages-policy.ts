import type { OwnerPolicy } from '../call.ts'

/** Who makes pages and menus. */
export const mayWritePages = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
  key: 'pages',
} as const satisfies OwnerPolicy
