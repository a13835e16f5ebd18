import type { OwnerPolicy } from '../call.ts'

/** Who reads what visits came to (the published grid: reporting). */
export const mayReadInsight = {
  kind: 'owner',
  roles: ['admin', 'reporting', 'storeManager'],
} as const satisfies OwnerPolicy

/** Who sets how visits are counted, and puts errors away. */
export const mayKeepInsight = { kind: 'owner', roles: ['admin'] } as const satisfies OwnerPolicy
