import { Button, Group } from '@mantine/core'
import { cancelOrderCall, fulfillOrderCall, markPaidCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { FulfillDialog } from './fulfill-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { orderActions } from './order-actions.ts'

type OpenDialog = 'fulfill' | 'cancel' | 'mark-paid' | null

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
  const mayMarkPaid = useMay(markPaidCall)
  const close = () => setDialog(null)
  const about = { order, sendsMail, onClose: close }

  return (
    <Group gap="xs">
      <LinkButton
        to="/orders/$orderId/packing-slip"
        params={{ orderId: order.id }}
        variant="default"
        leftSection={<Printer size={16} aria-hidden />}
      >
        Packing slip
      </LinkButton>
      {actions.canCancel && mayCancel && (
        <Button variant="default" onClick={() => setDialog('cancel')}>
          Cancel order
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
      <FulfillDialog {...about} isOpen={dialog === 'fulfill'} />
      <CancelDialog {...about} isOpen={dialog === 'cancel'} />
      <MarkPaidDialog {...about} isOpen={dialog === 'mark-paid'} />
    </Group>
  )
}
