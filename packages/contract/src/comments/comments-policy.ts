import type { Policy } from '../call.ts'

/** Who reads and judges comments. */
export const moderators = {
  kind: 'owner',
  roles: ['admin', 'moderator'],
  key: 'comments',
} as const satisfies Policy
