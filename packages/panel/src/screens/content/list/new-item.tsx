import { Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createItemCall } from '@vitrine/contract/content/item-calls'
import { ChevronDown, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import type { ContentCollection } from '../content-collections.ts'
import { refreshItems } from '../refresh-items.ts'

type Kind = ContentCollection['kinds'][number]

/** Begins an item: a button, or a menu where the collection takes several kinds; then a title, and the editor opens. */
export function NewItem({ collection }: { readonly collection: ContentCollection }) {
  const [chosen, choose] = useState<Kind | null>(null)
  const [first, ...others] = collection.kinds
  if (!first) return null
  const plus = <Plus size={16} aria-hidden />
  return (
    <>
      {others.length === 0 ? (
        <Button leftSection={plus} onClick={() => choose(first)}>
          {newText(first)}
        </Button>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button leftSection={plus} rightSection={<ChevronDown size={16} aria-hidden />}>
              Add
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {collection.kinds.map((kind) => (
              <Menu.Item key={`${kind.kind} ${kind.customType}`} onClick={() => choose(kind)}>
                {newText(kind)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal
        opened={chosen !== null}
        onClose={() => choose(null)}
        title={chosen ? newText(chosen) : ''}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {chosen && <TitleForm collection={collection} kind={chosen} />}
      </Modal>
    </>
  )
}

function TitleForm({ collection, kind }: { readonly collection: ContentCollection; readonly kind: Kind }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
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

function newText({ title }: Kind): string {
  return `New ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
