import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { addPasskeyCall, beginPasskeyCall, listPasskeysCall } from '@vitrine/contract/owners/passkey-calls'
import { checkPasskeyName } from '@vitrine/domain/owners/check-passkey-name'
import { describeDevice } from '@vitrine/domain/owners/describe-device'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { messageAbove } from '../../../call/messages.ts'
import { preparedAs } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { type Change, refusalIn } from '../../../parts/changes/use-change.ts'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import { UnseenCodes } from '../factors/unseen-codes.tsx'
import type { NewCodes } from '../factors/use-new-codes.ts'
import { askToMake } from './ask-browser.ts'

interface AddPasskeyProps {
  /** Adds it, and shows the codes on paper that come where there were none, wherever one is by then. */
  readonly adding: Change<NewCodes>
  readonly renewing: Change<NewCodes>
  readonly onCancel: () => void
  /** It was added, and the codes on paper are known. */
  readonly onHave: () => void
}

/** A name for the passkey; then the browser makes it. */
export function AddPasskey({ adding, renewing, onCancel, onHave }: AddPasskeyProps) {
  const passkeys = useCall(listPasskeysCall, {}).data?.passkeys ?? []
  // Whose role lacks a second factor has none yet, before they are read.
  const [before] = useState(() => passkeys.map(({ id }) => id))
  const refusal = refusalIn(adding)
  const message = messageAbove(refusal)
  const isSaving = adding.state.kind === 'saving'
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: describeDevice(navigator.userAgent) },
    validate: checkPasskeyName,
  })
  const add = form.onSubmit(async ({ name }) => {
    const refused = await adding.send(
      preparedAs(addPasskeyCall, () => makeAndAdd(name)),
      'The passkey was added',
    )
    if (refused) form.setErrors(refused.errors)
  })
  if (refusal && passkeys.some(({ id }) => !before.includes(id)))
    return (
      <UnseenCodes renewing={renewing} onHave={onHave}>
        The passkey was added.
      </UnseenCodes>
    )
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
          <WayBackButton isSaving={isSaving} onClick={onCancel}>
            Cancel
          </WayBackButton>
          <Button type="submit" loading={isSaving}>
            Make the passkey
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

async function makeAndAdd(name: string): Promise<Outcome<NewCodes>> {
  const options = await call(beginPasskeyCall, {})
  if (!options.ok) return options
  const made = await askToMake(options.reply)
  if (made.ok) return call(addPasskeyCall, { body: { name, ...made.value } })
  // As after a clash, the list is read again: the browser may know a passkey whose answer was lost.
  return { ok: false, refusal: { status: 409, message: made.message, errors: {} } }
}
