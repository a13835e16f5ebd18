import { Button, Group, Paper, Text } from '@mantine/core'
import { listNewsletterListsCall } from '@vitrine/contract/newsletter/list-calls'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import type { NewsletterListRow } from '../use-lists.ts'

const ListDialog = lazy(() => import('./list-dialog.tsx').then((file) => ({ default: file.ListDialog })))

/** The lists of subscribers, and how people come to each. */
export function ListsScreen() {
  const lists = useCall(listNewsletterListsCall, {}, { isFresh: true })
  const [opened, open] = useState<NewsletterListRow | 'new' | null>(null)
  return (
    <>
      <PageHead
        title="Lists"
        above={<BackLink to="/newsletter">Newsletter</BackLink>}
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => open('new')}>
            Add list
          </Button>
        }
      />
      <Paper withBorder>
        <Shown of={[lists]} loading="Loading lists">
          {(read) => (
            <CardList label="Lists">
              {read.lists.map((list) => (
                <li key={list.id}>
                  <ListLine list={list} onEdit={() => open(list)} />
                </li>
              ))}
            </CardList>
          )}
        </Shown>
      </Paper>
      <Suspense>{opened !== null && <ListDialog list={opened} onClose={() => open(null)} />}</Suspense>
    </>
  )
}

function ListLine({ list, onEdit }: { readonly list: NewsletterListRow; readonly onEdit: () => void }) {
  const { number } = useFormat()
  const { id, name, subscribed, waiting, isConfirmed } = list
  return (
    <Group p="md" justify="space-between" gap="sm">
      <div style={{ minWidth: 0 }}>
        <LinkText to="/newsletter" search={{ f: `list:is:${id}` }} fw={600} size="sm">
          {name}
        </LinkText>
        <Text size="sm" c="dimmed">
          {`${number(subscribed)} subscribed, ${number(waiting)} waiting. `}
          {isConfirmed ? 'Asks by mail first.' : 'Asks nobody first.'}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </Group>
  )
}
