import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { renamePasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import { checkPasskeyName } from '@vitrine/domain/owners/check-passkey-name'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import type { Passkey } from './passkey.ts'

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
  readonly onRenamed: () => void
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenamePasskeyDialogProps) {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: passkey.name },
    validate: checkPasskeyName,
  })
  const rename = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(renamePasskeyCall, { params: { passkeyId: passkey.id }, body })
    if (outcome.ok) return onRenamed()
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <DialogFrame onClose={onClose} title={`Rename ${passkey.name}`}>
      <form onSubmit={rename} noValidate>
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <TextInput label="Name of the passkey" data-autofocus required {...form.getInputProps('name')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
