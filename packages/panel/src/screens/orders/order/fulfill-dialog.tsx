import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fulfillOrderCall } from '@vitrine/contract/orders/panel-calls'
import { isWebAddress, webAddressText } from '@vitrine/domain/contact/web-address'
import { orderName } from '@vitrine/domain/orders/order-name'
import { call } from '../../../call/client.ts'
import { notifyWords } from './notify-words.ts'
import { OrderDialog } from './order-dialog.tsx'
import type { OrderDialogState } from './order-dialog-state.ts'
import { useOrderChange } from './use-order-change.ts'

const emptyParcel = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: true }

/** Says that an order was sent, with what and by whom. */
export function FulfillDialog({ order, sendsMail, isOpen, onClose }: OrderDialogState) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyParcel,
    validate: {
      trackingUrl: (value) => (value.trim() === '' || isWebAddress(value.trim()) ? null : webAddressText),
    },
  })
  const { isSaving, refusal, run } = useOrderChange(onClose)
  const fulfill = form.onSubmit((values) => {
    const body = { ...values, trackingUrl: values.trackingUrl.trim() }
    return run(
      () => call(fulfillOrderCall, { params: { orderId: order.id }, body }),
      `Order ${orderName(order)} fulfilled`,
    )
  })

  return (
    <OrderDialog
      title={`Fulfill order ${orderName(order)}`}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={fulfill}
      isSaving={isSaving}
      message={refusal?.message ?? null}
      action="Mark as fulfilled"
    >
      <TextInput label="Carrier" data-autofocus {...form.getInputProps('carrier')} />
      <TextInput label="Tracking number" {...form.getInputProps('trackingNumber')} />
      <TextInput
        label="Tracking link"
        type="url"
        placeholder="https://"
        {...form.getInputProps('trackingUrl')}
      />
      <Checkbox
        {...notifyWords(order, sendsMail)}
        {...form.getInputProps('notifyCustomer', { type: 'checkbox' })}
      />
    </OrderDialog>
  )
}
