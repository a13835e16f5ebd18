/** Site roles by their numbers in the specification, section 6. */
const roles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const

/** A role's name in code. */
export type Role = keyof typeof roles

/** The numbers of some roles, as templates and their scripts know them. */
export function roleNumbers(names: readonly Role[]): readonly number[] {
  return names.map((name) => roles[name])
}

/** All roles: for what every signed-in account may do. */
export const roleNames: readonly Role[] = Object.keys(roles).filter(isRole)

/** Whether somebody may do the same by some roles as by others, in whatever order they stand. */
export function sameRoles(some: readonly Role[], others: readonly Role[]): boolean {
  return some.toSorted().join() === others.toSorted().join()
}

/** Whether a text names a role. */
function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}
