import { type Role, roleNames } from '@vitrine/domain/owners/role'
import type { SettingsPart } from '../settings-part.ts'

/** Which roles must have a second factor. */
export const signInRules: SettingsPart<{ secondFactorRoles: Role[] }> = {
  present: ({ secondFactorRoles }) => ({
    secondFactorRoles: roleNames.filter((name) => secondFactorRoles.includes(name)),
  }),
  check: () => ({}),
  change: (site, value) => ({ ...site, ...value }),
  summary: 'Changed which roles need a second factor',
}
