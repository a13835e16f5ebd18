import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import { createKeyCall } from '@vitrine/contract/owners/key-calls'
import { checkKey } from '@vitrine/domain/owners/check-key'
import { type KeyRight, keyRights, keyRightTexts } from '@vitrine/domain/owners/key-rights'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'

const dayMs = 86_400_000

/** Makes a key in two steps: what it may read, and the key itself, which is shown this once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null)
  const change = useChange<ReplyOf<typeof createKeyCall>>({ onDone: (made) => setKey(made.key) })
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
  if (key !== null) return <MadeKey text={key} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      action="Next"
      change={change}
      isDirty={form.isDirty()}
      onSubmit={make}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}

const title = 'Create an API key'

function MadeKey({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <DialogFrame onClose={onClose} title={title} isShownOnce>
      <Stack>
        <Text size="sm" role="status">
          Copy the key now and keep it where others cannot read it. It is not shown again, and nobody can look
          it up.
        </Text>
        <CopiedText label="Key" text={text} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Complete</Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
