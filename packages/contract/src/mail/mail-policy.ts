import type { OwnerPolicy } from '../call.ts'

/** Who reads what the site wrote to persons. */
export const mayReadMail = { kind: 'owner', roles: ['admin', 'storeManager'] } as const satisfies OwnerPolicy
