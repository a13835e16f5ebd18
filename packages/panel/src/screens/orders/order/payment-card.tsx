import { Group, Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { PaymentBadge } from './order-badges.tsx'

/** How the order was paid. */
export function PaymentCard({ order }: { readonly order: Order }) {
  return (
    <PanelCard
      title="Payment"
      beside={<PaymentBadge state={order.paymentState} isPartlyRefunded={isPartlyRefunded(order)} />}
    >
      <Stack gap={2}>
        <Text size="sm">{order.payment.label}</Text>
        {order.payment.reference && (
          <Group gap={6}>
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Reference {order.payment.reference}
            </Text>
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}
