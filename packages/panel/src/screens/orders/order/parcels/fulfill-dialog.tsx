import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fulfillOrderCall } from '@vitrine/contract/orders/panel-calls'
import { isWebAddress, webAddressText } from '@vitrine/domain/contact/web-address'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { goodsAmong, isCollected, isLocalDelivery } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { type LineUnits, leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { refusalIn } from '../../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { notifyWords } from '../notify-words.ts'
import type { OrderDialogState } from '../order-dialog-state.ts'
import { useOpenedOrder } from '../use-opened-order.ts'
import { fitUnits } from './fit-units.ts'
import { ParcelLines } from './parcel-lines.tsx'

const emptyParcel = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: true }

/**
 * Says that an order was sent, with what and by whom; or a part of it, in a parcel of its own. One that its buyer picks up, or its shop delivers,
 * is sent instead where somebody carries it: that is named.
 */
export function FulfillDialog({ order: opened, sendsMail, onClose }: OrderDialogState) {
  const { order, change, isOver } = useOpenedOrder(opened, {
    act: 'send',
    isNothingLeft: (now) => waitingToSend(now).length === 0,
    onDone: onClose,
  })
  const waiting = waitingToSend(order)
  const isInstead = isHandedOver(order)
  const name = orderName(order)
  const [isUnnamed, setUnnamed] = useState(false)
  const [chosen, setUnits] = useState(waiting)
  const units = fitUnits(waiting, chosen)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyParcel,
    onValuesChange: (values) => isNamed(values) && setUnnamed(false),
    validate: {
      trackingUrl: (value) => (value.trim() === '' || isWebAddress(value.trim()) ? null : webAddressText),
    },
  })
  const notify = notifyWords(order, sendsMail)
  const lines = units.filter(({ quantity }) => quantity > 0)
  const isWhole = units.every(({ quantity }, place) => quantity === waiting[place]?.quantity)
  const isEmpty = waiting.length > 0 && lines.length === 0
  const fulfill = form.onSubmit((values) => {
    const lacksName = isInstead && !isNamed(values)
    setUnnamed(lacksName)
    if (isEmpty || lacksName) return
    const { updatedAtMs } = order
    const body = {
      ...values,
      trackingUrl: values.trackingUrl.trim(),
      updatedAtMs,
      ...(!isWhole && { lines }),
    }
    return change.send(
      prepareCall(fulfillOrderCall, { params: { orderId: order.id }, body }),
      isInstead && isWhole ? `Order ${name} was sent` : savedText(order, isWhole),
    )
  })

  return (
    <FormDialog
      title={isInstead ? `Order ${name}: sent by a carrier` : `Fulfill order ${orderName(order)}`}
      onClose={onClose}
      onSubmit={fulfill}
      change={change}
      isCancelAnAct
      isOver={isOver}
      message={
        refusalIn(change)?.message ??
        (isEmpty ? 'Choose what is in the parcel.' : isUnnamed ? unnamedText : null)
      }
      action={isWhole ? (isInstead ? 'Mark as sent' : 'Mark as fulfilled') : 'Mark this part as sent'}
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

/** Without one of them it would be told as picked up, or as delivered by the shop. */
const unnamedText = 'Say who carries it: name the carrier, its number or its link.'

function isNamed({ carrier, trackingNumber, trackingUrl }: typeof emptyParcel): boolean {
  return [carrier, trackingNumber, trackingUrl].some((each) => each.trim() !== '')
}

function isHandedOver(order: Order): boolean {
  return isCollected(order) || isLocalDelivery(order)
}

/** Services are no part of what is sent instead. */
function waitingToSend(order: Order): readonly LineUnits[] {
  const left = leftToSend(order)
  return isHandedOver(order) ? goodsAmong(order, left) : left
}

function savedText(order: Order, isWhole: boolean): string {
  return isWhole ? `Order ${orderName(order)} fulfilled` : `A part of order ${orderName(order)} is on its way`
}
