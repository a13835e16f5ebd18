import { Checkbox, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { cancelOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { call } from '../../../call/client.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { notifyWords } from './notify-words.ts'
import type { OrderDialogState } from './order-dialog-state.ts'
import { useOrderChange } from './use-order-change.ts'

/** Cancels an order, with the choice to put its pieces back on the shelf. */
export function CancelDialog({ order, sendsMail, onClose }: OrderDialogState) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { restock: true, notifyCustomer: true } })
  const notify = notifyWords(order, sendsMail)
  const { isSaving, refusal, run } = useOrderChange(onClose)
  const cancel = form.onSubmit((values) =>
    run(
      () =>
        call(cancelOrderCall, {
          params: { orderId: order.id },
          body: { ...values, updatedAtMs: order.updatedAtMs },
        }),
      `Order ${orderName(order)} canceled`,
    ),
  )

  return (
    <FormDialog
      title={`Cancel order ${orderName(order)}`}
      onClose={onClose}
      onSubmit={cancel}
      isSaving={isSaving}
      message={refusal?.message ?? null}
      action="Cancel this order"
      isDangerous
    >
      <Text size="sm">
        The order will not be sent. This cannot be undone.
        {order.paymentState === 'PAID' && !order.isTest && refundNote(order)}
      </Text>
      <Checkbox
        label="Put the items back in stock"
        {...form.getInputProps('restock', { type: 'checkbox' })}
      />
      {notify && <Checkbox {...notify} {...form.getInputProps('notifyCustomer', { type: 'checkbox' })} />}
    </FormDialog>
  )
}

/** What was paid through a gateway goes back with the cancellation; other money the shop cannot reach. */
function refundNote({ payment }: Pick<Order, 'payment'>): string {
  return payment.gateway === 'manual'
    ? ' Money that was paid is not sent back by this.'
    : ' What was paid is returned to the buyer.'
}
