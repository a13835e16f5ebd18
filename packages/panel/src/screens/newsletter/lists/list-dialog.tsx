import { Button } from '@mantine/core'
import {
  addNewsletterListCall,
  changeNewsletterListCall,
  removeNewsletterListCall,
} from '@vitrine/contract/newsletter/list-calls'
import { isSame } from '@vitrine/domain/merging/is-same'
import { type NewsletterListInput, standingList } from '@vitrine/domain/newsletter/newsletter-list'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { NewsletterListRow } from '../use-lists.ts'
import { ListFields } from './list-fields.tsx'

interface ListDialogProps {
  readonly list: NewsletterListRow | 'new'
  readonly onClose: () => void
}

/** Adds, changes or removes a list. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const known = list === 'new' ? null : list
  const [first] = useState(() => inputOf(known ?? { ...standingList, name: '' }))
  const [input, setInput] = useState<NewsletterListInput>(first)
  const [isAsked, ask] = useState(false)
  const change = useChange<{ readonly list: { readonly name: string } }>({ onDone: onClose })
  if (isAsked && known)
    return <RemoveListDialog list={known} onClose={() => ask(false)} onRemoved={onClose} />
  const saving = known
    ? prepareCall(changeNewsletterListCall, {
        params: { listId: known.id },
        body: { ...input, updatedAtMs: known.updatedAtMs },
      })
    : prepareCall(addNewsletterListCall, { body: input })
  return (
    <FormDialog
      title={known?.name ?? 'New list'}
      action="Save"
      size="lg"
      change={change}
      isDirty={!isSame(input, first)}
      onSubmit={() => void change.send(saving, (reply) => `${reply.list.name} was saved`)}
      onClose={onClose}
    >
      <ListFields
        input={input}
        errors={refusalIn(change)?.errors ?? {}}
        onChange={(part) => setInput((now) => ({ ...now, ...part }))}
      />
      {known && !known.isStanding && (
        <Button variant="subtle" color="red.9" style={{ alignSelf: 'flex-start' }} onClick={() => ask(true)}>
          Remove
        </Button>
      )}
    </FormDialog>
  )
}

interface RemoveListDialogProps {
  readonly list: NewsletterListRow
  readonly onClose: () => void
  readonly onRemoved: () => void
}

function RemoveListDialog({ list: { id, name }, onClose, onRemoved }: RemoveListDialogProps) {
  const change = useChange<unknown>({ onDone: onRemoved })
  const remove = prepareRemoval(removeNewsletterListCall, { params: { listId: id } })
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      action="Remove"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${name} was removed`)}
      onClose={onClose}
    >
      Sign-ups that lead to it take nothing more.
    </ConfirmDialog>
  )
}

function inputOf(list: NewsletterListInput): NewsletterListInput {
  const { name, isConfirmed, senderName, confirmationSubject, confirmationText } = list
  const { isGreeting, greetingSubject, greetingText, asksMeasuring = false } = list
  const confirmation = { isConfirmed, confirmationSubject, confirmationText }
  return { name, senderName, ...confirmation, isGreeting, greetingSubject, greetingText, asksMeasuring }
}
