import type { OwnerPolicy } from '../call.ts'

/** Who reads and judges comments. */
export const moderators = {
  kind: 'owner',
  roles: ['admin', 'moderator'],
  key: 'comments',
} as const satisfies OwnerPolicy

/** Who says how visitors may comment: settings are read by no key. */
export const settingsOfComments = { kind: 'owner', roles: moderators.roles } as const satisfies OwnerPolicy
