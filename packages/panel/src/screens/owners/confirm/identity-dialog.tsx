import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listPasskeysCall } from '@vitrine/contract/owners/passkey-calls'
import { confirmSessionCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { endConfirmation } from '../../../call/confirmation.ts'
import { useCall } from '../../../call/use-call.ts'
import { useSession } from '../../../session/session.ts'
import { confirmByPasskey } from '../passkeys/enter-by-passkey.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { canUseAt } from '../passkeys/passkeys-here.ts'

/** Asks who is at work to prove it, over the screen; what they wanted to do is done then. */
export function IdentityDialog() {
  const { account } = useSession()
  const passkeys = useCall(listPasskeysCall, {})
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const confirm = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(confirmSessionCall, { body })
    if (outcome.ok) return endConfirmation(true)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  const byPasskey = async () => {
    setMessage(null)
    const outcome = await confirmByPasskey()
    if (outcome.ok) endConfirmation(true)
    else setMessage(outcome.refusal.message)
  }
  return (
    <Modal opened onClose={() => endConfirmation(false)} title="Confirm that it is you" zIndex={400}>
      <form onSubmit={confirm} noValidate>
        <Stack>
          <Text size="sm">
            This concerns money, people or keys. After this, you are not asked again for five minutes.
          </Text>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
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
          {canUseAt(passkeys.data?.passkeys.map(({ host }) => host) ?? []) && (
            <PasskeyButton label="Use a passkey instead" onPress={byPasskey} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => endConfirmation(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
