import { Group, Stack, Text } from '@mantine/core'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { countryName } from '../../../parts/names/country-names.ts'
import { DisputedBadge, FulfillmentBadge, PaymentBadge, TestBadge } from '../order/order-badges.tsx'
import type { OrderRow } from './order-row.ts'

/** The cells of the orders list by the columns of its description. */
export const orderCells: Readonly<Record<string, (order: OrderRow) => ReactNode>> = {
  number: (order) => <NumberCell order={order} />,
  created: (order) => <DateCell atMs={order.createdAtMs} />,
  customer: (order) => <CustomerCell order={order} />,
  email: (order) => order.email,
  country: (order) => order.country && countryName(order.country),
  vatId: (order) => order.vatId,
  quantity: (order) => order.totalQuantity,
  total: (order) => <TotalCell order={order} />,
  payment: (order) => (
    <PaymentBadge
      state={order.paymentState}
      isCanceled={order.fulfillmentStatus === 'CANCELED'}
      isPartlyRefunded={isPartlyRefunded(order, order.refundedCents)}
    />
  ),
  fulfillment: (order) => (
    <FulfillmentBadge
      status={order.fulfillmentStatus}
      isPartlySent={order.isPartlySent}
      comesOncePaid={order.comesOncePaid}
      standing={order.pickup ?? order.delivery}
    />
  ),
  shipping: (order) => order.shipping,
  answers: (order) => order.answers,
  kind: (order) => (order.fund === '' ? 'Order' : 'Donation'),
  fund: (order) => order.fund,
  donationNote: (order) => order.donationNote,
  test: (order) => (order.isTest ? 'Yes' : 'No'),
}

function NumberCell({ order }: { readonly order: OrderRow }) {
  return (
    <Group gap={8} wrap="nowrap">
      <LinkText to="/orders/$orderId" params={{ orderId: order.id }} fw={600} size="sm">
        {orderName(order)}
      </LinkText>
      {order.isDisputed && <DisputedBadge />}
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
  const isNamed = order.customerName !== ''
  return (
    <Stack gap={0}>
      {isNamed && <Text size="sm">{order.customerName}</Text>}
      <Text size={isNamed ? 'xs' : 'sm'} c="dimmed">
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
