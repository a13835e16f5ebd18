import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { confirmSessionCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { endConfirmation } from '../../../call/confirmation.ts'
import { useSession } from '../../../session/session.ts'

/** Asks who is at work to prove it, over the screen; what they wanted to do is done then. */
export function ConfirmDialog() {
  const { account } = useSession()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const confirm = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(confirmSessionCall, { body })
    if (outcome.ok) return endConfirmation(true)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <Modal
      opened
      onClose={() => endConfirmation(false)}
      title="Confirm that it is you"
      zIndex={400}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
