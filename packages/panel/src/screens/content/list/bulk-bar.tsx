import { Button, Group, Menu, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@vitrine/contract/call'
import {
  listCalendarCall,
  listContentCollectionsCall,
  listItemsCall,
} from '@vitrine/contract/content/item-calls'
import { changeItemsCall } from '@vitrine/contract/content/many-item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastError, toastSaved } from '../../../parts/toast.ts'
import classes from './list.module.css'

type Act = BodyOf<typeof changeItemsCall>['act']

interface BulkBarProps {
  readonly chosen: readonly string[]
  readonly isTrash: boolean
  readonly onDone: () => void
}

const moreActs: readonly { readonly act: Act; readonly label: string }[] = [
  { act: 'make-private', label: 'Make private' },
  { act: 'feature', label: 'Feature' },
  { act: 'unfeature', label: 'Stop featuring' },
]

const termActs: readonly { readonly act: Act; readonly label: string }[] = [
  { act: 'add-tag', label: 'Add a tag' },
  { act: 'remove-tag', label: 'Remove a tag' },
  { act: 'add-category', label: 'Add a category' },
  { act: 'remove-category', label: 'Remove a category' },
]

/** What can be done to all items that were chosen. */
export function BulkBar({ chosen, isTrash, onDone }: BulkBarProps) {
  const queries = useQueryClient()
  const [asking, ask] = useState<Act | null>(null)
  const [isBusy, setBusy] = useState(false)

  const run = async (act: Act, term?: string) => {
    setBusy(true)
    const outcome = await call(changeItemsCall, {
      body: { ids: [...chosen], act, ...(term ? { term } : {}) },
    })
    setBusy(false)
    ask(null)
    if (!outcome.ok) return toastError('Nothing was changed', outcome.refusal.message)
    const { changed, refused } = outcome.reply
    if (changed > 0) toastSaved(changed === 1 ? '1 item was changed' : `${changed} items were changed`)
    if (refused.length > 0) {
      const lines = refused.map(({ title, message }) => `${title}: ${message}`)
      toastError(`${refused.length} could not be changed`, lines.join('\n'))
    }
    for (const { name } of [listItemsCall, listContentCollectionsCall, listCalendarCall, listTermsCall])
      void queries.invalidateQueries({ queryKey: [name] })
    onDone()
  }

  const button = (act: Act, label: string, isCareful = false) => (
    <Button
      size="xs"
      variant="default"
      disabled={isBusy}
      onClick={() => (isCareful ? ask(act) : void run(act))}
    >
      {label}
    </Button>
  )
  return (
    <section className={classes.bulk} aria-label="Selected items">
      <Text size="sm" fw={600} role="status">
        {chosen.length} selected
      </Text>
      {isTrash ? (
        <>
          {button('restore', 'Put back')}
          {button('remove', 'Remove for good', true)}
        </>
      ) : (
        <>
          {button('publish', 'Publish')}
          {button('unpublish', 'Make drafts')}
          <Menu position="bottom-start">
            <Menu.Target>
              <Button
                size="xs"
                variant="default"
                disabled={isBusy}
                rightSection={<ChevronDown size={14} aria-hidden />}
              >
                More
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {moreActs.map(({ act, label }) => (
                <Menu.Item key={act} onClick={() => void run(act)}>
                  {label}
                </Menu.Item>
              ))}
              {termActs.map(({ act, label }) => (
                <Menu.Item key={act} onClick={() => ask(act)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {button('trash', 'Move to trash')}
        </>
      )}
      <Button size="xs" variant="subtle" onClick={onDone}>
        Clear selection
      </Button>
      <Modal
        opened={asking !== null}
        onClose={() => ask(null)}
        title={asking === 'remove' ? 'Remove for good?' : termActs.find(({ act }) => act === asking)?.label}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {asking === 'remove' ? (
          <Stack>
            <Text size="sm">What is removed for good cannot be brought back.</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => ask(null)} data-autofocus>
                Keep
              </Button>
              <Button color="red" loading={isBusy} onClick={() => void run('remove')}>
                Remove for good
              </Button>
            </Group>
          </Stack>
        ) : (
          asking && <TermForm act={asking} isBusy={isBusy} onTerm={(term) => void run(asking, term)} />
        )}
      </Modal>
    </section>
  )
}

interface TermFormProps {
  readonly act: Act
  readonly isBusy: boolean
  readonly onTerm: (term: string) => void
}

function TermForm({ act, isBusy, onTerm }: TermFormProps) {
  const [term, setTerm] = useState('')
  const kind = act.endsWith('tag') ? 'tag' : 'category'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() !== '') onTerm(term.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={kind === 'tag' ? 'Tag' : 'Category'}
          value={term}
          maxLength={termLength[kind]}
          data-autofocus
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
