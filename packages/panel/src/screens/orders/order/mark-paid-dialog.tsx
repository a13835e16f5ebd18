import { Checkbox, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { markPaidCall } from '@vitrine/contract/orders/panel-calls'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import { orderName } from '@vitrine/domain/orders/order-name'
import { paymentName } from '@vitrine/domain/payments/payment-name'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { deliveryMailText, isDeliveredByMail, notifyWords } from './notify-words.ts'
import type { OrderDialogState } from './order-dialog-state.ts'
import { useOpenedOrder } from './use-opened-order.ts'

/** Says that the money for an order paid outside of the shop came in. */
export function MarkPaidDialog({ order: opened, sendsMail, onClose }: OrderDialogState) {
  const { money } = useFormat()
  const { order, change, isOver } = useOpenedOrder(opened, {
    act: 'mark-paid',
    onDone: onClose,
  })
  const form = useForm({ mode: 'uncontrolled', initialValues: { reference: '', notifyCustomer: true } })
  const notify = notifyWords(order, sendsMail)
  const mark = form.onSubmit((values) =>
    change.send(
      prepareCall(markPaidCall, {
        params: { orderId: order.id },
        body: { ...values, updatedAtMs: order.updatedAtMs },
      }),
      `Order ${orderName(order)} is paid`,
    ),
  )

  return (
    <FormDialog
      title={`Mark order ${orderName(order)} as paid`}
      onClose={onClose}
      onSubmit={mark}
      change={change}
      isCancelAnAct
      isOver={isOver}
      action="Mark as paid"
    >
      <Text size="sm">
        {money(moneyDueCents(order), order.currency)} by {paymentName(order.payment)}.
      </Text>
      <TextInput
        label="Reference"
        description="What your bank or your book says, if you like."
        data-autofocus
        {...form.getInputProps('reference')}
      />
      {notify && (
        <Checkbox
          {...notify}
          {...(sendsMail && isDeliveredByMail(order) && { description: deliveryMailText })}
          {...form.getInputProps('notifyCustomer', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}
