import { Alert, Button, Stack } from '@mantine/core'
import { changeRolesCall } from '@vitrine/contract/owners/people-calls'
import type { Role } from '@vitrine/domain/owners/role'
import { noRoleText } from '@vitrine/domain/owners/staff'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
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
  const [message, setMessage] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (roles.length === 0) return
    setMessage(null)
    setSaving(true)
    const outcome = await call(changeRolesCall, {
      params: { accountId: person.id },
      body: { roles, was: person.roles },
    })
    setSaving(false)
    if (outcome.ok) return onDone(`The roles of ${person.displayName} were saved`)
    setMessage(outcome.refusal.message)
  }
  return (
    <DialogFrame onClose={onClose} title={`Roles of ${person.displayName}`}>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <RolesField value={roles} onChange={setRoles} error={roles.length === 0 ? noRoleText : undefined} />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </DialogButtons>
      </Stack>
    </DialogFrame>
  )
}
