import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportSubscribersCall, listSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { subscribersList } from '@vitrine/contract/newsletter/subscribers-list'
import { subscriberSourceLabels } from '@vitrine/domain/newsletter/subscriber'
import { Send } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { subscriberActs } from '../acts/subscriber-acts.ts'
import { StateBadge } from './state-badge.tsx'
import type { SubscriberRow } from './subscriber-row.ts'

/** Who is on the lists; `lists` are those that can be chosen. */
export function subscribersRoom(
  lists: readonly { readonly value: string; readonly label: string }[],
): ListRoom<SubscriberRow> {
  const filters = subscribersList.filters.map((filter) =>
    filter.key === 'list' && lists.length > 0
      ? ({ ...filter, kind: 'choice', choices: lists } as const)
      : filter,
  )
  return { ...room, list: { ...subscribersList, filters } }
}

const room: ListRoom<SubscriberRow> = {
  list: subscribersList,
  read: (query) => callQuery(listSubscribersCall, { query }),
  nameOf: ({ email }) => email,
  cells: {
    email: (row) => <Address row={row} />,
    name: (row) => row.name,
    state: (row) => <StateBadge state={row.state} />,
    list: (row) => row.listName,
    source: (row) => subscriberSourceLabels[row.source],
    created: (row) => <Moment atMs={row.createdAtMs} />,
    changed: (row) => <Moment atMs={row.changedAtMs} />,
    confirmed: (row) => (row.confirmedAtMs === null ? '' : <Moment atMs={row.confirmedAtMs} />),
    consent: () => <OnRecord />,
    consented: () => <OnRecord />,
    page: () => <OnRecord />,
  },
  card: (row) => <SubscriberCard row={row} />,
  acts: subscriberActs,
  csvAddress: csvAddressOf(exportSubscribersCall),
  csvCall: exportSubscribersCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Send aria-hidden />}
      title="No subscribers yet"
      description="Ask for addresses in a popup or at the checkout, or import those of people who agreed elsewhere."
    />
  ),
}

function Address({ row }: { readonly row: SubscriberRow }) {
  return (
    <LinkText
      to="/newsletter/subscribers/$subscriberId"
      params={{ subscriberId: row.id }}
      size="sm"
      style={{ overflowWrap: 'anywhere' }}
    >
      {row.email}
    </LinkText>
  )
}

function Moment({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}

/** What a table has no room for. */
function OnRecord() {
  return (
    <Text size="sm" c="dimmed">
      In the file and on the record
    </Text>
  )
}

function SubscriberCard({ row }: { readonly row: SubscriberRow }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Address row={row} />
        <StateBadge state={row.state} />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{row.name}</Text>
        <Text size="xs" c="dimmed">
          {row.listName}
        </Text>
      </Group>
      <Moment atMs={row.createdAtMs} />
    </Stack>
  )
}
