import type { Role } from './role.ts'

/** Whether a site wants a second factor of somebody with these roles. */
export function wantsSecondFactor(
  { secondFactorRoles }: { readonly secondFactorRoles: readonly string[] },
  roles: readonly Role[],
): boolean {
  return roles.some((role) => secondFactorRoles.includes(role))
}

/** Why a second factor cannot be begun or turned on. */
export const factorProblemText = {
  'second-factor-on': 'The second factor is on already. Turn it off to set it up anew.',
  'no-second-factor': 'Begin with the picture for your app first.',
} as const

/** How many codes on paper somebody gets. */
export const recoveryCodeCount = 10

/** How many digits an app shows, and for how many seconds. */
export const codeShape = { digits: 6, seconds: 30 } as const
