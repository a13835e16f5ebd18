import { Checkbox, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { cancelOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isCollected, isLocalDelivery } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { endAsked } from '@vitrine/domain/orders/refunds/end-asked'
import { leftToRestock } from '@vitrine/domain/orders/refunds/left-to-restock'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { EndSubscriptionBox } from './end-subscription-box.tsx'
import { notifyWords } from './notify-words.ts'
import type { OrderDialogState, OrderSubscription } from './order-dialog-state.ts'
import { useOpenedOrder } from './use-opened-order.ts'

interface CancelDialogProps extends OrderDialogState {
  /** What the order subscribes to. */
  readonly subscriptions: readonly OrderSubscription[]
  /** The lines whose stock is counted. */
  readonly countedLineIds: readonly string[]
}

/** Cancels an order, with the choice to put its pieces back on the shelf, and to end its subscription. */
export function CancelDialog({
  order: opened,
  sendsMail,
  onClose,
  subscriptions,
  countedLineIds,
}: CancelDialogProps) {
  const { order, change, isOver } = useOpenedOrder(opened, { act: 'cancel', onDone: onClose })
  const canRestock = order.lines.some(
    (line) => countedLineIds.includes(line.id) && leftToRestock(order, line) > 0,
  )
  const form = useForm({ mode: 'uncontrolled', initialValues: { restock: canRestock, notifyCustomer: true } })
  const end = endAsked(subscriptions, true)
  // All of its money goes back: where that is the current payment, its subscription is proposed to end, as with a refund.
  const [isEnding, setEnding] = useState(end?.isProposed === true)
  const endsSubscription = end !== null && isEnding
  const notify = notifyWords(order, sendsMail)
  const cancel = form.onSubmit((values) =>
    change.send(
      prepareCall(cancelOrderCall, {
        params: { orderId: order.id },
        body: { ...values, updatedAtMs: order.updatedAtMs, endsSubscription },
      }),
      `Order ${orderName(order)} canceled`,
    ),
  )

  return (
    <FormDialog
      title={`Cancel order ${orderName(order)}`}
      onClose={onClose}
      onSubmit={cancel}
      change={change}
      isOver={isOver}
      action="Cancel this order"
      isDangerous
      isCancelAnAct
    >
      <Text size="sm">
        {notComingText(order)}
        {order.paymentState === 'PAID' && !order.isTest && refundNote(order)}
      </Text>
      {canRestock && (
        <Checkbox
          label="Put the items back in stock"
          {...form.getInputProps('restock', { type: 'checkbox' })}
        />
      )}
      {end && (
        <EndSubscriptionBox isRunning={end.isRunning} checked={endsSubscription} onChange={setEnding} />
      )}
      {notify && <Checkbox {...notify} {...form.getInputProps('notifyCustomer', { type: 'checkbox' })} />}
    </FormDialog>
  )
}

function notComingText(order: Order): string {
  if (isCollected(order)) return 'The order will not be handed over. This cannot be undone.'
  return isLocalDelivery(order)
    ? 'The order will not be delivered. This cannot be undone.'
    : 'The order will not be sent. This cannot be undone.'
}

/** What was paid through a gateway goes back with the cancellation; other money the shop cannot reach. */
function refundNote({ payment }: Pick<Order, 'payment'>): string {
  return payment.gateway === 'manual'
    ? ' Money that was paid is not sent back by this.'
    : ' What was paid is returned to the buyer.'
}
