import type { Call } from '@vitrine/contract/call'
import type { Role } from '@vitrine/domain/owners/role'
import { useSession } from './session.ts'

/** Whether an account with these roles may make a call; the server decides, this only hides what it would refuse. */
export function may(roles: readonly string[], theCall: Pick<Call, 'policy'>): boolean {
  const { policy } = theCall
  if (policy.kind !== 'owner') return true
  const allowed: readonly Role[] = policy.roles
  return allowed.some((role) => roles.includes(role))
}

/** The same for the account that is signed in. */
export function useMay(theCall: Pick<Call, 'policy'>): boolean {
  return may(useSession().account.roles, theCall)
}
