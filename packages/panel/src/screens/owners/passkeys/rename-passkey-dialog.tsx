import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { renamePasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import { checkPasskeyName } from '@vitrine/domain/owners/check-passkey-name'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { Passkey } from './passkey.ts'

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
  readonly onRenamed: () => void
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenamePasskeyDialogProps) {
  const change = useChange<unknown>({ onDone: onRenamed })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: passkey.name },
    validate: checkPasskeyName,
  })
  const rename = form.onSubmit(async (body) => {
    const params = { passkeyId: passkey.id }
    const refused = await change.send(prepareCall(renamePasskeyCall, { params, body }))
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <FormDialog
      title={`Rename ${passkey.name}`}
      action="Rename"
      change={change}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextInput label="Name of the passkey" data-autofocus required {...form.getInputProps('name')} />
    </FormDialog>
  )
}
