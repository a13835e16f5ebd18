import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { removePasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
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
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const remove = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(removePasskeyCall, { params: { passkeyId: passkey.id }, body })
    // One that was removed meanwhile is as it was to be.
    if (outcome.ok || outcome.refusal.status === 404) return onRemoved()
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0 || !isLast) setMessage(outcome.refusal.message)
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={remove} noValidate>
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <Text size="sm">
            It signs nobody in any more. Your device may go on offering it until you remove it there, too.
          </Text>
          {isLast && (
            <>
              <Text size="sm">
                This is your last passkey. Without it you come in by your password: enter it, so that you are
                not locked out. If you do not know it, set a new one by a link of the sign-in page first.
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.9" loading={form.submitting}>
              Confirm remove
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
