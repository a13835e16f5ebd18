import { Box, Group, Stack, Text } from '@mantine/core'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { DisputedBadge, FulfillmentBadge, PaymentBadge, TestBadge } from '../order/order-badges.tsx'
import type { OrderRow } from './order-row.ts'

/** An order on the start screen. */
export function OrderCard({ order }: { readonly order: OrderRow }) {
  return (
    <Box component="li" py="md" px={20}>
      <OrderSummary order={order} />
    </Box>
  )
}

/** An order in few lines, as on a phone. */
export function OrderSummary({ order }: { readonly order: OrderRow }) {
  const { money, moment } = useFormat()
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap={8}>
          <LinkText to="/orders/$orderId" params={{ orderId: order.id }} fw={600} size="sm">
            {orderName(order)}
          </LinkText>
          {order.isDisputed && <DisputedBadge />}
          {order.isTest && <TestBadge />}
        </Group>
        <Text size="sm" fw={600}>
          {money(order.grandTotalCents, order.currency)}
        </Text>
      </Group>
      <Text size="sm" truncate>
        {order.customerName || order.email}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {moment(order.createdAtMs)}
        </Text>
        <Group gap={6}>
          <PaymentBadge
            state={order.paymentState}
            isCanceled={order.fulfillmentStatus === 'CANCELED'}
            isPartlyRefunded={isPartlyRefunded(order, order.refundedCents)}
          />
          <FulfillmentBadge
            status={order.fulfillmentStatus}
            isPartlySent={order.isPartlySent}
            comesOncePaid={order.comesOncePaid}
            standing={order.pickup ?? order.delivery}
          />
        </Group>
      </Group>
    </Stack>
  )
}
