import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'

interface NameFormDialogProps<Reply> {
  readonly title: string
  readonly name: string
  readonly button: string
  readonly onClose: () => void
  readonly save: (name: string) => Promise<Outcome<Reply>>
  readonly onSaved: (reply: Reply) => void
  readonly children?: ReactNode
}

/** Asks what a form is called. */
export function NameFormDialog<Reply>(props: NameFormDialogProps<Reply>) {
  const { title, button, onClose, save, onSaved, children } = props
  const [name, setName] = useState(props.name)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const outcome = await save(name)
    setSaving(false)
    if (outcome.ok) return onSaved(outcome.reply)
    setError(outcome.refusal.errors.name ?? outcome.refusal.message)
  }
  return (
    <DialogFrame onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label="Name"
            description="Visitors who listen to the page hear it, and mails about submissions begin with it."
            value={name}
            maxLength={500}
            error={error}
            data-autofocus
            onChange={(event) => {
              setError(null)
              setName(event.currentTarget.value)
            }}
          />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              {button}
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
