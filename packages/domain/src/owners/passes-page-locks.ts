import type { Role } from './role.ts'

/** Whether somebody sees pages behind a password of their own without it: those who write on pages do. */
export function passesPageLocks(roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || role === 'storeManager' || role === 'editor')
}
