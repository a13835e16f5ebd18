import type { Policy } from '../call.ts'

/** Who translates what they may write. */
export const mayTranslate = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
} as const satisfies Policy
