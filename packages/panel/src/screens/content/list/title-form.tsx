import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createItemCall } from '@vitrine/contract/content/item-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import type { ContentCollection } from '../content-collections.ts'
import { refreshItems } from '../refresh-items.ts'

interface TitleFormProps {
  readonly collection: ContentCollection
  readonly kind: ContentCollection['kinds'][number]
}

/** Asks for the title of an item that begins, and opens its editor. */
export function TitleForm({ collection, kind }: TitleFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The dialog can be there before the form is.
  useEffect(() => field.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form stands inside of that of a screen, as far as React is concerned.
    event.stopPropagation()
    if (isSending) return
    setSending(true)
    const body = { collectionId: collection.id, kind: kind.kind, customType: kind.customType, title }
    const outcome = await call(createItemCall, { body })
    setSending(false)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    refreshItems(queries)
    const params = { collectionId: collection.id, itemId: outcome.reply.row.id }
    void navigate({ to: '/content/$collectionId/$itemId', params })
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextInput
          label="Title"
          description="It begins as a draft: nobody sees it before you publish it."
          value={title}
          error={problem}
          maxLength={500}
          ref={field}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            Begin
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
