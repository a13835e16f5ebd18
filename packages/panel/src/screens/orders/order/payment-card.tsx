import { Group, Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { isPartlyRefunded, refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import { paymentName } from '@vitrine/domain/payments/payment-name'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { PaymentBadge } from './order-badges.tsx'

/** How the order was paid. */
export function PaymentCard({ order }: { readonly order: Order }) {
  const { moment } = useFormat()
  return (
    <PanelCard
      title="Payment"
      beside={
        <PaymentBadge
          state={order.paymentState}
          isCanceled={order.fulfillmentStatus === 'CANCELED'}
          isPartlyRefunded={isPartlyRefunded(order, refundTotals(order).doneCents)}
        />
      }
    >
      <Stack gap={2}>
        <Text size="sm">{paymentName(order.payment)}</Text>
        {order.reverseCharge && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Reverse charge: VAT number confirmed {moment(order.reverseCharge.confirmedAtMs)}
            {order.reverseCharge.consultation && `, answer ${order.reverseCharge.consultation}`}
          </Text>
        )}
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
