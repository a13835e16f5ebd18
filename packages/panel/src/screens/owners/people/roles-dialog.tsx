import { changeRolesCall } from '@vitrine/contract/owners/people-calls'
import { type Role, sameRoles } from '@vitrine/domain/owners/role'
import { noRoleText } from '@vitrine/domain/owners/staff'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { Person } from './people.ts'
import { RolesField } from './roles-field.tsx'

interface RolesDialogProps {
  readonly person: Person
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

/** What a person may do from now on. */
export function RolesDialog({ person, onClose, onDone }: RolesDialogProps) {
  const [roles, setRoles] = useState<readonly Role[]>(person.roles)
  const change = useChange({ onDone: () => onDone(`The roles of ${person.displayName} were saved`) })
  const params = { accountId: person.id }
  const body = { roles, was: person.roles }
  return (
    <FormDialog
      title={`Roles of ${person.displayName}`}
      action="Save"
      change={change}
      isWaiting={roles.length === 0 || sameRoles(roles, person.roles)}
      onSubmit={() => void change.send(prepareCall(changeRolesCall, { params, body }))}
      onClose={onClose}
    >
      <RolesField value={roles} onChange={setRoles} error={roles.length === 0 ? noRoleText : undefined} />
    </FormDialog>
  )
}
