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

/** What can be done with the order as it stands. */
export function OrderButtons({ order }: { readonly order: Order }) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const actions = orderActions(order)
  const mayFulfill = useMay(fulfillOrderCall)
  const mayCancel = useMay(cancelOrderCall)
  const mayMarkPaid = useMay(markPaidCall)
  const close = () => setDialog(null)

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
      {actions.canFulfill && mayFulfill && <Button onClick={() => setDialog('fulfill')}>Fulfill</Button>}
      <FulfillDialog order={order} isOpen={dialog === 'fulfill'} onClose={close} />
      <CancelDialog order={order} isOpen={dialog === 'cancel'} onClose={close} />
      <MarkPaidDialog order={order} isOpen={dialog === 'mark-paid'} onClose={close} />
    </Group>
  )
}
