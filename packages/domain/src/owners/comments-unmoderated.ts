import type { Role } from './role.ts'

/** Whether somebody's comments are shown at once: of those who look after comments, and of commenters. */
export function commentsUnmoderated(roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || role === 'moderator' || role === 'commenter')
}
