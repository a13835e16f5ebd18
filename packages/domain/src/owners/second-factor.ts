import type { Role } from './role.ts'

/** Whether a site wants a second factor of somebody with these roles. */
export function wantsSecondFactor(
  { secondFactorRoles }: { readonly secondFactorRoles: readonly string[] },
  roles: readonly Role[],
): boolean {
  return roles.some((role) => secondFactorRoles.includes(role))
}

/** How many codes on paper somebody gets. */
export const recoveryCodeCount = 10

/** How many digits an app shows, and for how many seconds. */
export const codeShape = { digits: 6, seconds: 30 } as const
