import { PasswordInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { removePasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { useSession } from '../../../session/session.ts'
import type { Passkey } from './passkey.ts'

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before a passkey is removed; for the last one it asks for the password, so that there is another way in. */
export function RemovePasskeyDialog({ passkey, isLast, onClose, onRemoved }: RemovePasskeyDialogProps) {
  const { account } = useSession()
  const change = useChange<unknown>({ onDone: onRemoved })
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const params = { passkeyId: passkey.id }
  const remove = form.onSubmit(async (body) => {
    const refused = await change.send(prepareRemoval(removePasskeyCall, { params, body }))
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <FormDialog
      title={`Remove ${passkey.name}?`}
      action="Confirm remove"
      isDangerous
      change={change}
      onSubmit={remove}
      onClose={onClose}
    >
      <Text size="sm">
        It signs nobody in any more. Your device may go on offering it until you remove it there, too.
      </Text>
      {isLast && (
        <>
          <Text size="sm">
            This is your last passkey. Without it you come in by your password: enter it, so that you are not
            locked out. If you do not know it, set a new one by a link of the sign-in page first.
          </Text>
          {/* Programs that keep passwords look for whose it is. */}
          <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            required
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
            {...form.getInputProps('password')}
          />
        </>
      )}
    </FormDialog>
  )
}
