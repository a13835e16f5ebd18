import type { Role } from '../owners/role.ts'
import { type ExportKind, exportKinds } from './data-export.ts'

/** Who may export what, as the published grid has it: what somebody may read and write in the panel. */
const rolesOf: Readonly<Record<ExportKind, readonly Role[]>> = {
  content: ['admin', 'storeManager', 'editor'],
  products: ['admin', 'storeManager'],
  orders: ['admin', 'storeManager'],
  customers: ['admin', 'storeManager'],
}

/** Whether somebody with these roles may export it. */
export function mayExport(roles: readonly string[], kind: ExportKind): boolean {
  return rolesOf[kind].some((role) => roles.includes(role))
}

/** Who may export one of some kinds, at least. */
export function rolesThatExport(kinds: readonly ExportKind[] = exportKinds): readonly Role[] {
  return [...new Set(kinds.flatMap((kind) => rolesOf[kind]))]
}
