import { Alert, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { addSubscriberCall, listSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useListChoices } from '../use-lists.ts'

/** Puts somebody on a list by the word of whoever writes it. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame onClose={onClose} title="Add a subscriber">
      <AddForm onClose={onClose} />
    </DialogFrame>
  )
}

const nobody = { listId: standingListId, email: '', name: '', consent: '' }

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const lists = useListChoices()
  const [input, setInput] = useState(nobody)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const change = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const outcome = await call(addSubscriberCall, { body: input })
    setSaving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors)
      setMessage(outcome.refusal.message)
      return
    }
    void queries.invalidateQueries({ queryKey: [listSubscribersCall.name] })
    const { email, state } = outcome.reply.subscriber
    toastSaved(state === 'waiting' ? `${email} is asked by mail` : `${email} is on the list`)
    onClose()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Email"
          type="email"
          required
          value={input.email}
          error={errors.email}
          data-autofocus
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <TextInput
          label="Name"
          value={input.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <NativeSelect
          label="List"
          data={[...lists]}
          value={input.listId}
          onChange={({ currentTarget }) => change({ listId: currentTarget.value })}
        />
        <Textarea
          label="How did this person agree?"
          description="Such as: signed the list at the till on 4 May. It is kept with the address."
          required
          autosize
          minRows={2}
          value={input.consent}
          error={errors.consent}
          onChange={({ currentTarget }) => change({ consent: currentTarget.value })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
