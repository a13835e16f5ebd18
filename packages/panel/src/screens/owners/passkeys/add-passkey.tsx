import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { addPasskeyCall, beginPasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import { checkPasskeyName } from '@vitrine/domain/owners/check-passkey-name'
import { describeDevice } from '@vitrine/domain/owners/describe-device'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { askToMake } from './ask-browser.ts'

interface AddPasskeyProps {
  readonly onCancel: () => void
  /** It was added; with codes on paper where there were none. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** A name for the passkey; then the browser makes it. */
export function AddPasskey({ onCancel, onAdded }: AddPasskeyProps) {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: describeDevice(navigator.userAgent) },
    validate: checkPasskeyName,
  })
  const add = form.onSubmit(async ({ name }) => {
    setMessage(null)
    const options = await call(beginPasskeyCall, {})
    if (!options.ok) return setMessage(options.refusal.message)
    const made = await askToMake(options.reply)
    if (!made.ok) return setMessage(made.message)
    const outcome = await call(addPasskeyCall, { body: { name, ...made.value } })
    if (outcome.ok) return onAdded(outcome.reply.recoveryCodes)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <form onSubmit={add} noValidate>
      <Stack>
        <Text size="sm">
          The passkey stays in this device, in your password manager or on a security key. You prove with a
          fingerprint, your face or a PIN that it is you. From then on your password alone opens nothing:
          after it, a passkey or a recovery code is asked for.
        </Text>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Name of the passkey"
          description="So that you know it again among others."
          data-autofocus
          required
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Make the passkey
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
