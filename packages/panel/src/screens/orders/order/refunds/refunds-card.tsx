import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { settleRefundCall } from '@vitrine/contract/orders/refund-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { shippingCostText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { owedCents } from '@vitrine/domain/orders/refunds/as-owed'
import type { OrderRefund, RefundState } from '@vitrine/domain/orders/refunds/order-refund'
import { refundReasonText } from '@vitrine/domain/orders/refunds/refund-cause'
import { refundMessageText } from '@vitrine/domain/orders/refunds/refund-refusal'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { refusalIn } from '../../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { StatusBadge, type Tone } from '../../../../parts/status-badge.tsx'
import { useMay } from '../../../../session/may.ts'
import { useOrderChange } from '../use-order-change.ts'

/** What went back of an order, and what waits for the owner. */
export function RefundsCard({ order }: { readonly order: Order }) {
  return (
    <PanelCard title="Refunds">
      <Stack gap="md">
        {order.refunds?.map((refund) => (
          <Refund key={refund.id} order={order} refund={refund} />
        ))}
      </Stack>
    </PanelCard>
  )
}

const stateLabels: Record<RefundState, { readonly text: string; readonly tone: Tone }> = {
  PENDING: { text: 'Under way', tone: 'due' },
  DONE: { text: 'Done', tone: 'good' },
  FAILED: { text: 'Failed', tone: 'bad' },
}

interface RefundProps {
  readonly order: Order
  readonly refund: OrderRefund
}

function Refund({ order, refund }: RefundProps) {
  const { money, moment } = useFormat()
  const { text, tone } = stateLabels[refund.state]
  const reason = refundReasonText(refund)
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {money(refund.cents, order.currency)}
        </Text>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </Group>
      {refund.lines.map(({ lineId, quantity, cents, restocked }) => (
        <Text key={lineId} size="sm">
          {quantity > 0 && `${quantity} × `}
          {order.lines.find(({ id }) => id === lineId)?.title}
          {cents > 0 && `: ${money(cents, order.currency)}`}
          {restocked > 0 && `, ${restocked} back in stock`}
        </Text>
      ))}
      {refund.shippingCents > 0 && (
        <Text size="sm">{shippingCostText(order.shipping, money(refund.shippingCents, order.currency))}</Text>
      )}
      {refund.cards.map(({ id, cents }) => (
        <Text key={id} size="sm">
          On a gift card: {money(cents, order.currency)}
        </Text>
      ))}
      {reason && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
      )}
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {moment(refund.atMs)}
        {refund.by && ` by ${refund.by}`}
        {refund.reference && ` · ${refund.reference}`}
        {refund.way === 'by-hand' && ' · Paid back by hand'}
      </Text>
      {refund.state === 'FAILED' && <FailedRefund order={order} refund={refund} />}
    </div>
  )
}

/** The money did not go back: the owner asks again, or pays it back by hand. */
function FailedRefund({ order, refund }: RefundProps) {
  const { money } = useFormat()
  const change = useOrderChange(() => {})
  const refusal = refusalIn(change)
  const maySettle = useMay(settleRefundCall)
  const params = { orderId: order.id, refundId: refund.id }
  const settle = (way: 'again' | 'by-hand', saved: string) =>
    change.send(prepareCall(settleRefundCall, { params, body: { way } }), saved)
  const cents = owedCents(order, refund) || refund.moneyCents
  return (
    <Alert color="red" mt="xs" title={`${money(cents, order.currency)} did not go back`}>
      <Text size="sm">{refusal?.message ?? refundMessageText(refund)}</Text>
      {maySettle && (
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            variant="default"
            disabled={change.state.kind === 'saving'}
            onClick={() => void settle('again', 'The refund was asked for again')}
          >
            Try again
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={change.state.kind === 'saving'}
            onClick={() => void settle('by-hand', 'Written down as paid back')}
          >
            I paid it back myself
          </Button>
        </Group>
      )}
    </Alert>
  )
}
