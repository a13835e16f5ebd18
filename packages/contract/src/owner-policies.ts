import { roleNames } from '@vitrine/domain/owners/role'
import type { OwnerPolicy } from './call.ts'

/** Everybody with a role, whichever it is. */
export const anyOwner = { kind: 'owner', roles: roleNames } as const satisfies OwnerPolicy

/** The same in what is about their own account or session. */
export const ownAffair = { ...anyOwner, isOwnAffair: true } as const satisfies OwnerPolicy

/** The same once they proved in the last minutes who they are. */
export const provedOwnAffair = { ...ownAffair, isConfirmed: true } as const satisfies OwnerPolicy
