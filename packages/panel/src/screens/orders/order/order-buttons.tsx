import { Button, Group } from '@mantine/core'
import {
  cancelOrderCall,
  fulfillOrderCall,
  markPaidCall,
  markReadyCall,
} from '@vitrine/contract/orders/panel-calls'
import { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { hasGoods, isCollected, isLocalDelivery } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { hasGoodsLeft } from '@vitrine/domain/orders/parcels/pickup-standing'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { orderActions } from './order-actions.ts'
import type { OrderSubscription } from './order-dialog-state.ts'
import { FulfillDialog } from './parcels/fulfill-dialog.tsx'
import { isPickupAct, type PickupAct, PickupDialog } from './parcels/pickup-dialog.tsx'
import { RefundDialog } from './refunds/refund-dialog.tsx'

interface OpenDialog {
  readonly kind: 'fulfill' | PickupAct | 'cancel' | 'mark-paid' | 'refund'
  /** As it was when the dialog was opened: what is typed stays, whatever is read again. */
  readonly order: Order
}

interface OrderButtonsProps {
  readonly order: Order
  readonly sendsMail: boolean
  readonly subscriptions: readonly OrderSubscription[]
  /** The lines whose stock is counted. */
  readonly countedLineIds: readonly string[]
}

/** What can be done with the order as it stands. */
export function OrderButtons({ order, sendsMail, ...more }: OrderButtonsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = orderActions(order)
  const mayFulfill = useMay(fulfillOrderCall)
  const mayReady = useMay(markReadyCall)
  const mayCancel = useMay(cancelOrderCall)
  const mayRefund = useMay(refundPartsCall)
  const mayMarkPaid = useMay(markPaidCall)
  const isPickup = actions.canFulfill && mayFulfill && isCollected(order)
  const isLocal = actions.canFulfill && mayFulfill && isLocalDelivery(order)
  const open = (kind: OpenDialog['kind']) => () => setDialog({ kind, order })
  const about = dialog && { order: dialog.order, sendsMail, onClose: () => setDialog(null) }

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
        <Button variant="default" onClick={open('cancel')}>
          Cancel order
        </Button>
      )}
      {actions.canRefund && mayRefund && (
        <Button variant="default" onClick={open('refund')}>
          Refund
        </Button>
      )}
      {actions.canMarkPaid && mayMarkPaid && (
        <Button variant="default" onClick={open('mark-paid')}>
          Mark as paid
        </Button>
      )}
      {actions.canFulfill && mayFulfill && !isPickup && !isLocal && hasGoodsLeft(order) && (
        <Button onClick={open('fulfill')} data-primary>
          Fulfill
        </Button>
      )}
      {mayFulfill && (actions.canDo || ((isPickup || isLocal) && actions.hasServicesLeft)) && (
        <Button
          onClick={open('done')}
          {...(actions.canDo ? { 'data-primary': true } : { variant: 'default' })}
        >
          Service done
        </Button>
      )}
      {(isLocal || isPickup) && hasGoodsLeft(order) && (
        <Button variant="default" onClick={open('fulfill')}>
          Sent by a carrier instead
        </Button>
      )}
      {isLocal && hasGoodsLeft(order) && (
        <Button onClick={open('delivered')} data-primary>
          Delivered
        </Button>
      )}
      {isPickup && hasGoodsLeft(order) && (
        <Button
          onClick={open('picked-up')}
          {...(actions.canReady ? { variant: 'default' } : { 'data-primary': true })}
        >
          Picked up
        </Button>
      )}
      {actions.canReady && mayReady && (
        <Button onClick={open('ready')} data-primary>
          Ready for pickup
        </Button>
      )}
      {about && dialog.kind === 'fulfill' && <FulfillDialog {...about} />}
      {about && isPickupAct(dialog.kind) && <PickupDialog {...about} act={dialog.kind} />}
      {about && dialog.kind === 'cancel' && <CancelDialog {...about} {...more} />}
      {about && dialog.kind === 'refund' && <RefundDialog {...about} {...more} />}
      {about && dialog.kind === 'mark-paid' && <MarkPaidDialog {...about} />}
    </Group>
  )
}
