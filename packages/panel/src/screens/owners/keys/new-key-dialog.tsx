import { Alert, Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import { createKeyCall } from '@vitrine/contract/owners/key-calls'
import { checkKey } from '@vitrine/domain/owners/check-key'
import { type KeyRight, keyRights, keyRightTexts } from '@vitrine/domain/owners/key-rights'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'

interface NewKeyDialogProps {
  readonly onClose: () => void
  /** The key was made; the dialog still shows it. */
  readonly onMade: () => void
}

/** Makes a key in two steps: what it may read, and the key itself, which is shown this once. */
export function NewKeyDialog({ onClose, onMade }: NewKeyDialogProps) {
  const [key, setKey] = useState<string | null>(null)
  return (
    <DialogFrame onClose={onClose} title="Create an API key" isShownOnce={key !== null}>
      {key === null ? (
        <KeyForm
          onClose={onClose}
          onMade={(made) => {
            setKey(made)
            onMade()
          }}
        />
      ) : (
        <Stack>
          <Text size="sm" role="status">
            Copy the key now and keep it where others cannot read it. It is not shown again, and nobody can
            look it up.
          </Text>
          <CopiedText label="Key" text={key} />
          <Group justify="flex-end">
            <Button onClick={onClose}>Complete</Button>
          </Group>
        </Stack>
      )}
    </DialogFrame>
  )
}

interface KeyFormProps {
  readonly onClose: () => void
  readonly onMade: (key: string) => void
}

const dayMs = 86_400_000

function KeyForm({ onClose, onMade }: KeyFormProps) {
  const change = useChange<ReplyOf<typeof createKeyCall>>({ onDone: ({ key }) => onMade(key) })
  const refusal = refusalIn(change)
  const isOfFields = Object.keys(refusal?.errors ?? {}).length > 0
  const form = useForm<{ name: string; rights: KeyRight[]; days: string }>({
    mode: 'controlled',
    initialValues: { name: '', rights: [], days: '365' },
    validate: (values) => checkKey({ ...values, expiresAtMs: null }, 0),
  })
  const make = form.onSubmit(async ({ name, rights, days }) => {
    const expiresAtMs = days === 'never' ? null : Date.now() + Number(days) * dayMs
    const refused = await change.send(prepareCall(createKeyCall, { body: { name, rights, expiresAtMs } }))
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <form onSubmit={make} noValidate>
      <Stack>
        <div role="alert">{refusal && !isOfFields && <Alert color="red">{refusal.message}</Alert>}</div>
        <TextInput
          label="Name"
          description="The program that uses it, so that you know it again."
          data-autofocus
          required
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="May read" {...form.getInputProps('rights')}>
          <Stack gap="sm" mt={6}>
            {keyRights.map((right) => (
              <Checkbox key={right} value={right} {...keyRightTexts[right]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label="Ends after"
          data={[
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
            { value: '365', label: 'A year' },
            { value: 'never', label: 'Never' },
          ]}
          allowDeselect={false}
          {...form.getInputProps('days')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.state.kind === 'saving'}>
            Next
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
