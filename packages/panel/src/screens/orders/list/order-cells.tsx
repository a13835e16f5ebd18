import { Group, Stack, Text } from '@mantine/core'
import { orderName } from '@vitrine/domain/orders/order-name'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import type { ListColumn } from '../../../parts/lists/list-table.tsx'
import { FulfillmentBadge, PaymentBadge, TestBadge } from '../order/order-badges.tsx'
import type { OrderRow } from './order-row.ts'

/** The columns of the orders list. */
export const orderColumns: ListColumn<OrderRow>[] = [
  {
    id: 'number',
    header: 'Order',
    sortDescFirst: true,
    accessorFn: (row) => row.number,
    cell: ({ row }) => <NumberCell order={row.original} />,
  },
  {
    id: 'created',
    header: 'Date',
    sortDescFirst: true,
    accessorFn: (row) => row.createdAtMs,
    cell: ({ row }) => <DateCell atMs={row.original.createdAtMs} />,
  },
  { id: 'customer', header: 'Customer', cell: ({ row }) => <CustomerCell order={row.original} /> },
  {
    id: 'total',
    header: 'Total',
    sortDescFirst: true,
    accessorFn: (row) => row.grandTotalCents,
    cell: ({ row }) => <TotalCell order={row.original} />,
  },
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ row }) => <PaymentBadge state={row.original.paymentState} />,
  },
  {
    id: 'fulfillment',
    header: 'Fulfillment',
    cell: ({ row }) => <FulfillmentBadge status={row.original.fulfillmentStatus} />,
  },
]

function NumberCell({ order }: { readonly order: OrderRow }) {
  return (
    <Group gap={8} wrap="nowrap">
      <LinkText to="/orders/$orderId" params={{ orderId: order.id }} fw={600} size="sm">
        {orderName(order)}
      </LinkText>
      {order.isTest && <TestBadge />}
    </Group>
  )
}

function DateCell({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}

function CustomerCell({ order }: { readonly order: OrderRow }) {
  return (
    <Stack gap={0}>
      {order.customerName !== '' && <Text size="sm">{order.customerName}</Text>}
      <Text size={order.customerName === '' ? 'sm' : 'xs'} c="dimmed">
        {order.email}
      </Text>
    </Stack>
  )
}

function TotalCell({ order }: { readonly order: OrderRow }) {
  const { money } = useFormat()
  return (
    <Stack gap={0}>
      <Text size="sm">{money(order.grandTotalCents, order.currency)}</Text>
      <Text size="xs" c="dimmed">
        {order.totalQuantity === 1 ? '1 item' : `${order.totalQuantity} items`}
      </Text>
    </Stack>
  )
}
