import type { OwnerPolicy } from '../call.ts'

/** Who says what the whole site is like. */
export const administrators = { kind: 'owner', roles: ['admin'] } as const satisfies OwnerPolicy
