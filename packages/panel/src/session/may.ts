import type { Call, Policy } from '@vitrine/contract/call'
import type { Role } from '@vitrine/domain/owners/role'
import { useSession } from './session.ts'

/** Whether an account with these roles may make a call; the server decides, this only hides what it would refuse. */
export function may(roles: readonly string[], theCall: Pick<Call, 'policy'>): boolean {
  return mayBy(roles, theCall.policy)
}

/** The same of a policy by itself. */
export function mayBy(roles: readonly string[], policy: Policy): boolean {
  if (policy.kind !== 'owner') return true
  const allowed: readonly Role[] = policy.roles
  return allowed.some((role) => roles.includes(role))
}

/** Whether the account that is signed in may make a call. */
export function useMay(theCall: Pick<Call, 'policy'>): boolean {
  return may(useSession().account.roles, theCall)
}
