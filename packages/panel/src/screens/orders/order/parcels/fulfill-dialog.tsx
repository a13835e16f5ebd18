import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fulfillOrderCall } from '@vitrine/contract/orders/panel-calls'
import { isWebAddress, webAddressText } from '@vitrine/domain/contact/web-address'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { notifyWords } from '../notify-words.ts'
import type { OrderDialogState } from '../order-dialog-state.ts'
import { useOpenedOrder } from '../use-opened-order.ts'
import { fitUnits } from './fit-units.ts'
import { ParcelLines } from './parcel-lines.tsx'

const emptyParcel = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: true }

/** Says that an order was sent, with what and by whom; or a part of it, in a parcel of its own. */
export function FulfillDialog({ order: opened, sendsMail, onClose }: OrderDialogState) {
  const { order, isSaving, message, isOver, run } = useOpenedOrder(opened, { act: 'send', onDone: onClose })
  const waiting = leftToSend(order)
  const [chosen, setUnits] = useState(waiting)
  const units = fitUnits(waiting, chosen)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyParcel,
    validate: {
      trackingUrl: (value) => (value.trim() === '' || isWebAddress(value.trim()) ? null : webAddressText),
    },
  })
  const notify = notifyWords(order, sendsMail)
  const lines = units.filter(({ quantity }) => quantity > 0)
  const isWhole = units.every(({ quantity }, place) => quantity === waiting[place]?.quantity)
  const isEmpty = waiting.length > 0 && lines.length === 0
  const fulfill = form.onSubmit((values) => {
    if (isEmpty) return
    const { updatedAtMs } = order
    const body = {
      ...values,
      trackingUrl: values.trackingUrl.trim(),
      updatedAtMs,
      ...(!isWhole && { lines }),
    }
    return run(
      () => call(fulfillOrderCall, { params: { orderId: order.id }, body }),
      savedText(order, isWhole),
    )
  })

  return (
    <FormDialog
      title={`Fulfill order ${orderName(order)}`}
      onClose={onClose}
      onSubmit={fulfill}
      isSaving={isSaving}
      isOver={isOver}
      message={message ?? (isEmpty ? 'Choose what is in the parcel.' : null)}
      action={isWhole ? 'Mark as fulfilled' : 'Mark this part as sent'}
      size="lg"
    >
      <ParcelLines order={order} waiting={waiting} units={units} onChange={setUnits} />
      <TextInput label="Carrier" data-autofocus {...form.getInputProps('carrier')} />
      <TextInput label="Tracking number" {...form.getInputProps('trackingNumber')} />
      <TextInput
        label="Tracking link"
        type="url"
        placeholder="https://"
        {...form.getInputProps('trackingUrl')}
      />
      {notify && <Checkbox {...notify} {...form.getInputProps('notifyCustomer', { type: 'checkbox' })} />}
    </FormDialog>
  )
}

function savedText(order: Order, isWhole: boolean): string {
  return isWhole ? `Order ${orderName(order)} fulfilled` : `A part of order ${orderName(order)} is on its way`
}
