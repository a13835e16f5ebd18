import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportSubscriptionsCall, listSubscriptionsCall } from '@vitrine/contract/subscriptions/panel-calls'
import { subscriptionsList } from '@vitrine/contract/subscriptions/subscriptions-list'
import { Repeat } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { PlanText } from './plan-text.tsx'
import { SubscriptionBadge } from './subscription-badge.tsx'
import type { SubscriptionRow } from './subscription-row.ts'

/** The subscriptions of the shop. */
export const subscriptionsRoom: ListRoom<SubscriptionRow> = {
  list: subscriptionsList,
  read: (query) => callQuery(listSubscriptionsCall, { query }),
  nameOf: ({ productTitle, email }) => `${productTitle}, ${email}`,
  cells: {
    product: (row) => <Name row={row} />,
    email: (row) => <Customer row={row} />,
    state: (row) => <SubscriptionBadge row={row} />,
    price: (row) => <Price row={row} />,
    plan: (row) => <Plan row={row} />,
    next: (row) => <Day atMs={row.nextAtMs} />,
    paid: (row) => row.paidCycles,
    created: (row) => <Day atMs={row.createdAtMs} />,
    ends: (row) => <Day atMs={row.endsAtMs} />,
    waits: (row) => <Day atMs={row.waiting?.sinceMs ?? null} />,
    customer: (row) => row.customerName,
    choice: (row) => row.choice,
    sku: (row) => row.sku,
    quantity: (row) => row.quantity,
    failures: (row) => row.failures,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Name row={row} />
        <Price row={row} />
      </Group>
      <Customer row={row} />
      <Group justify="space-between">
        <SubscriptionBadge row={row} />
        <Day atMs={row.nextAtMs} />
      </Group>
    </Stack>
  ),
  acts: [],
  csvAddress: csvAddressOf(exportSubscriptionsCall),
  csvCall: exportSubscriptionsCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Repeat aria-hidden />}
      title="No subscriptions yet"
      description="Give a product a plan, such as every month, and whoever buys it stands here."
    />
  ),
  emptyViews: {
    'state:is:past-due': (
      <EmptyState py="xl" role="status" icon={<Repeat aria-hidden />} title="No payment has failed" />
    ),
  },
}

function Name({ row }: { readonly row: SubscriptionRow }) {
  return (
    <LinkText to="/subscriptions/$subscriptionId" params={{ subscriptionId: row.id }} fw={600} size="sm">
      {row.productTitle}
    </LinkText>
  )
}

function Customer({ row }: { readonly row: SubscriptionRow }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {row.email || 'Erased'}
    </Text>
  )
}

function Price({ row }: { readonly row: SubscriptionRow }) {
  const { money } = useFormat()
  return <Text size="sm">{money(row.priceCents, row.currency)}</Text>
}

function Plan({ row }: { readonly row: SubscriptionRow }) {
  return (
    <Text size="sm">
      <PlanText plan={row.plan} />
    </Text>
  )
}

function Day({ atMs }: { readonly atMs: number | null }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {atMs === null ? '–' : day(atMs)}
    </Text>
  )
}
