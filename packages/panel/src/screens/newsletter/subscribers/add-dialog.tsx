import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { addSubscriberCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { useListChoices } from '../use-lists.ts'

type Added = ReplyOf<typeof addSubscriberCall>

const nobody = { listId: standingListId, email: '', name: '', consent: '' }

/** Puts somebody on a list by the word of whoever writes it. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const lists = useListChoices()
  const [input, setInput] = useState(nobody)
  const change = useChange<Added>({ onDone: onClose })
  const errors = refusalIn(change)?.errors ?? {}
  const write = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  return (
    <FormDialog
      title="Add a subscriber"
      action="Add"
      change={change}
      onSubmit={() => void change.send(prepareCall(addSubscriberCall, { body: input }), addedText)}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        required
        value={input.email}
        error={errors.email}
        data-autofocus
        onChange={({ currentTarget }) => write({ email: currentTarget.value })}
      />
      <TextInput
        label="Name"
        value={input.name}
        error={errors.name}
        onChange={({ currentTarget }) => write({ name: currentTarget.value })}
      />
      <NativeSelect
        label="List"
        data={[...lists]}
        value={input.listId}
        onChange={({ currentTarget }) => write({ listId: currentTarget.value })}
      />
      <Textarea
        label="How did this person agree?"
        description="Such as: signed the list at the till on 4 May. It is kept with the address."
        required
        autosize
        minRows={2}
        value={input.consent}
        error={errors.consent}
        onChange={({ currentTarget }) => write({ consent: currentTarget.value })}
      />
    </FormDialog>
  )
}

function addedText({ subscriber: { email, state } }: Added): string {
  return state === 'waiting' ? `${email} is asked by mail` : `${email} is on the list`
}
