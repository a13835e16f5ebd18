import { kindsOfPersons } from '@vitrine/domain/exports/data-export'
import { rolesThatExport } from '@vitrine/domain/exports/may-export'
import type { OwnerPolicy } from '../call.ts'

/** Who takes files of what is sold and shown. */
export const whoeverExports: OwnerPolicy = { kind: 'owner', roles: rolesThatExport() }

/** Who takes files that hold persons, once they have proved again who they are. */
export const whoeverExportsPersons: OwnerPolicy = {
  kind: 'owner',
  roles: rolesThatExport(kindsOfPersons),
  isConfirmed: true,
}
