import { EmptyState, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { exportProposalsCall, listProposalsCall } from '@vitrine/contract/proposals/panel-calls'
import { proposalsList } from '@vitrine/contract/proposals/proposals-list'
import { FilePen } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { ProposalBadge } from '../proposal-badge.tsx'

/** An order that somebody drafted. */
type ProposalRow = ReplyOf<typeof listProposalsCall>['rows'][number]
interface Row {
  readonly row: ProposalRow
}

/** The list of drafts. */
export const proposalsRoom: ListRoom<ProposalRow> = {
  list: proposalsList,
  read: (query) => callQuery(listProposalsCall, { query }),
  nameOf: (row) => nameOf(row),
  cells: {
    customer: (row) => <Customer row={row} />,
    items: ({ items }) => items,
    total: (row) => <Total row={row} />,
    state: (row) => <State row={row} />,
    ends: ({ linkEndsAtMs }) => <Moment atMs={linkEndsAtMs} />,
    changed: ({ updatedAtMs }) => <Moment atMs={updatedAtMs} />,
    begun: ({ createdAtMs }) => <Moment atMs={createdAtMs} />,
    by: ({ by }) => by,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Customer row={row} />
        <Total row={row} />
      </Group>
      <Text size="sm">{row.items}</Text>
      <Group gap="xs">
        <State row={row} />
        <Moment atMs={row.updatedAtMs} />
      </Group>
    </Stack>
  ),
  acts: [],
  csvAddress: csvAddressOf(exportProposalsCall),
  csvCall: exportProposalsCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<FilePen aria-hidden />}
      title="No drafts yet"
      description="Put an order together for a customer, and send a link by which it is paid: for what was agreed on the telephone, at a fair, or by mail."
    />
  ),
}

function nameOf({ customer }: ProposalRow): string {
  return customer || 'Nobody yet'
}

function Customer({ row }: Row) {
  return (
    <LinkText
      to="/orders/drafts/$draftId"
      params={{ draftId: row.id }}
      size="sm"
      fw={600}
      style={{ overflowWrap: 'anywhere' }}
    >
      {nameOf(row)}
    </LinkText>
  )
}

function Total({ row }: Row) {
  const { money } = useFormat()
  return <Text size="sm">{money(row.totalCents, row.currency)}</Text>
}

function State({ row }: Row) {
  if (row.orderId === '') return <ProposalBadge state={row.state} />
  return (
    <Group gap="xs" wrap="nowrap">
      <ProposalBadge state={row.state} />
      <LinkText to="/orders/$orderId" params={{ orderId: row.orderId }} size="sm">
        See the order
      </LinkText>
    </Group>
  )
}

function Moment({ atMs }: { readonly atMs: number | null }) {
  const { moment } = useFormat()
  if (atMs === null) return null
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}
