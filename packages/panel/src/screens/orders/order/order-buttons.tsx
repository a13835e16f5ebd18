import { Button, Group } from '@mantine/core'
import { cancelOrderCall, fulfillOrderCall, markPaidCall } from '@vitrine/contract/orders/panel-calls'
import { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { hasGoods } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { orderActions } from './order-actions.ts'
import { FulfillDialog } from './parcels/fulfill-dialog.tsx'
import { RefundDialog } from './refunds/refund-dialog.tsx'

type OpenDialog = 'fulfill' | 'cancel' | 'mark-paid' | 'refund' | null

interface OrderButtonsProps {
  readonly order: Order
  readonly sendsMail: boolean
}

/** What can be done with the order as it stands. */
export function OrderButtons({ order, sendsMail }: OrderButtonsProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const actions = orderActions(order)
  const mayFulfill = useMay(fulfillOrderCall)
  const mayCancel = useMay(cancelOrderCall)
  const mayRefund = useMay(refundPartsCall)
  const mayMarkPaid = useMay(markPaidCall)
  const close = () => setDialog(null)
  const about = { order, sendsMail, onClose: close }

  return (
    <Group gap="xs">
      {hasGoods(order) && (
        <LinkButton
          to="/orders/$orderId/packing-slip"
          params={{ orderId: order.id }}
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
        >
          Packing slip
        </LinkButton>
      )}
      {actions.canCancel && mayCancel && (
        <Button variant="default" onClick={() => setDialog('cancel')}>
          Cancel order
        </Button>
      )}
      {actions.canRefund && mayRefund && (
        <Button variant="default" onClick={() => setDialog('refund')}>
          Refund
        </Button>
      )}
      {actions.canMarkPaid && mayMarkPaid && (
        <Button variant="default" onClick={() => setDialog('mark-paid')}>
          Mark as paid
        </Button>
      )}
      {actions.canFulfill && mayFulfill && (
        <Button onClick={() => setDialog('fulfill')} data-primary>
          Fulfill
        </Button>
      )}
      {dialog === 'fulfill' && <FulfillDialog {...about} isOpen key={order.updatedAtMs} />}
      <CancelDialog {...about} isOpen={dialog === 'cancel'} />
      {dialog === 'refund' && <RefundDialog {...about} isOpen key={order.updatedAtMs} />}
      <MarkPaidDialog {...about} isOpen={dialog === 'mark-paid'} />
    </Group>
  )
}
