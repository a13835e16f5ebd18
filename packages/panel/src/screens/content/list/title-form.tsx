import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { createItemCall } from '@vitrine/contract/content/item-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
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
  const change = useChange<ReplyOf<typeof createItemCall>>({
    onDone: () => refreshItems(queries),
    goOn: ({ row }) => {
      const params = { collectionId: collection.id, itemId: row.id }
      void navigate({ to: '/content/$collectionId/$itemId', params })
    },
  })
  const field = useRef<HTMLInputElement>(null)
  // The dialog can be there before the form is.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form stands inside of that of a screen, as far as React is concerned.
    event.stopPropagation()
    const body = { collectionId: collection.id, kind: kind.kind, customType: kind.customType, title }
    void change.send(prepareCall(createItemCall, { body }))
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Title"
          description="It begins as a draft: nobody sees it before you publish it."
          value={title}
          error={refusalIn(change)?.message}
          maxLength={500}
          ref={field}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={change.state.kind === 'saving'}>
            Begin
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
