import { Anchor, EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportRedirectsCall, listRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { removeRedirectsCall } from '@vitrine/contract/website/redirect-act-calls'
import { redirectsList } from '@vitrine/contract/website/redirects-list'
import { Signpost } from 'lucide-react'
import { lazy } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import type { RedirectRow } from './redirect-row.ts'

const RemoveRedirectsDialog = lazy(() =>
  import('./remove-redirects-dialog.tsx').then((file) => ({ default: file.RemoveRedirectsDialog })),
)

/** The list of redirects; `onOpen` shows one to be changed. */
export function redirectsRoom(onOpen: (row: RedirectRow) => void): ListRoom<RedirectRow> {
  const source = (row: RedirectRow) => (
    <Anchor component="button" type="button" size="sm" fw={600} ta="start" onClick={() => onOpen(row)}>
      {row.source}
    </Anchor>
  )
  return {
    list: redirectsList,
    read: (query) => callQuery(listRedirectsCall, { query }),
    nameOf: (row) => row.source,
    cells: {
      source,
      target: (row) => row.target,
      status: statusText,
      place: (row) => row.place,
    },
    card: (row) => (
      <Stack gap={2}>
        <Group justify="space-between" wrap="nowrap" align="start">
          {source(row)}
          <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
            {statusText(row)}
          </Text>
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          → {row.target}
        </Text>
      </Stack>
    ),
    acts: [{ key: 'delete', call: removeRedirectsCall, Dialog: RemoveRedirectsDialog }],
    csvAddress: (query) => `${exportRedirectsCall.path}?${new URLSearchParams(query)}`,
    empty: (
      <EmptyState
        py="xl"
        role="status"
        icon={<Signpost aria-hidden />}
        title="No redirects yet"
        description="A redirect sends visitors of an address that is gone to another one. Whoever changes the address of a page is asked whether to add one."
      />
    ),
  }
}

const statusText = ({ status }: RedirectRow) => (status === 301 ? 'For good' : 'For now')
