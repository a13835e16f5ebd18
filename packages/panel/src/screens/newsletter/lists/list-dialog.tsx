import { Alert, Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  addNewsletterListCall,
  changeNewsletterListCall,
  listNewsletterListsCall,
  removeNewsletterListCall,
} from '@vitrine/contract/newsletter/list-calls'
import { type NewsletterListInput, standingList } from '@vitrine/domain/newsletter/newsletter-list'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { NewsletterListRow } from '../use-lists.ts'
import { ListFields } from './list-fields.tsx'

interface ListDialogProps {
  readonly list: NewsletterListRow | 'new'
  readonly onClose: () => void
}

/** Adds, changes or removes a list. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  return (
    <DialogFrame onClose={onClose} size="lg" title={list === 'new' ? 'New list' : list.name}>
      <ListForm known={list === 'new' ? null : list} onClose={onClose} />
    </DialogFrame>
  )
}

interface ListFormProps {
  readonly known: NewsletterListRow | null
  readonly onClose: () => void
}

function ListForm({ known, onClose }: ListFormProps) {
  const queries = useQueryClient()
  const [input, setInput] = useState<NewsletterListInput>(() =>
    inputOf(known ?? { ...standingList, name: '' }),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isAsked, ask] = useState(false)
  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: [listNewsletterListsCall.name] })
    toastSaved(text)
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = known
      ? await call(changeNewsletterListCall, {
          params: { listId: known.id },
          body: { ...input, updatedAtMs: known.updatedAtMs },
        })
      : await call(addNewsletterListCall, { body: input })
    if (outcome.ok) return done(`${outcome.reply.list.name} was saved`)
    setErrors(outcome.refusal.errors)
    setMessage(outcome.refusal.message)
  }
  const remove = async () => {
    if (!known) return
    const outcome = await call(removeNewsletterListCall, { params: { listId: known.id } })
    if (outcome.ok) return done(`${known.name} was removed`)
    ask(false)
    setMessage(outcome.refusal.message)
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
        <ListFields
          input={input}
          errors={errors}
          onChange={(part) => setInput((now) => ({ ...now, ...part }))}
        />
        {isAsked && (
          <Alert color="orange" title={`Remove ${known?.name}?`}>
            Sign-ups that lead to it take nothing more.
            <Group mt="sm" gap="xs">
              <Button size="xs" color="red" onClick={() => void remove()}>
                Remove
              </Button>
              <Button size="xs" variant="default" onClick={() => ask(false)}>
                Keep
              </Button>
            </Group>
          </Alert>
        )}
        <Group justify="space-between">
          {known && !known.isStanding && !isAsked ? (
            <Button variant="subtle" color="red" onClick={() => ask(true)}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit">Save</Button>
        </Group>
      </Stack>
    </form>
  )
}

function inputOf(list: NewsletterListInput): NewsletterListInput {
  const { name, isConfirmed, senderName, confirmationSubject, confirmationText } = list
  const { isGreeting, greetingSubject, greetingText, asksMeasuring = false } = list
  const confirmation = { isConfirmed, confirmationSubject, confirmationText }
  return { name, senderName, ...confirmation, isGreeting, greetingSubject, greetingText, asksMeasuring }
}
