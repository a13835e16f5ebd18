import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fulfillOrderCall, markReadyCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { goodsAmong, servicesAmong } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { type LineUnits, leftToSend, sameUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import { leftToReady, readyUnits } from '@vitrine/domain/orders/parcels/ready-units'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { refusalIn } from '../../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { notifyWords } from '../notify-words.ts'
import type { OrderDialogState } from '../order-dialog-state.ts'
import { useOpenedOrder } from '../use-opened-order.ts'
import { fitUnits } from './fit-units.ts'
import { ParcelLines } from './parcel-lines.tsx'

/** What is said of an order that its buyer picks up, or its shop delivers itself. */
export type PickupAct = 'ready' | 'picked-up' | 'delivered' | 'done'

/** Whether a dialog is one of these. */
export function isPickupAct(kind: string): kind is PickupAct {
  return kind === 'ready' || kind === 'picked-up' || kind === 'delivered' || kind === 'done'
}

interface PickupDialogProps extends OrderDialogState {
  readonly act: PickupAct
}

/** Says that an order, or a part of it, is ready for its buyer, that they picked it up, or that the shop delivered it; or that its services are done, which go with none of these. */
export function PickupDialog({ act, order: opened, sendsMail, onClose }: PickupDialogProps) {
  const { order, change, isOver } = useOpenedOrder(opened, {
    act: act === 'ready' ? 'ready' : 'send',
    isNothingLeft: (now) => waitingFor(act, now).length === 0,
    onDone: onClose,
  })
  const waiting = waitingFor(act, order)
  const [chosen, setUnits] = useState(act === 'picked-up' ? proposedUnits(order, waiting) : waiting)
  const units = fitUnits(waiting, chosen)
  const form = useForm({ mode: 'uncontrolled', initialValues: { notifyCustomer: true } })
  const notify = notifyWords(order, sendsMail)
  const lines = units.filter(({ quantity }) => quantity > 0)
  const isWhole = sameUnits(lines, waiting)
  // Without lines all that is left is ready, or with its buyer; services are named.
  const isAll = act !== 'done' && sameUnits(lines, act === 'ready' ? waiting : leftToSend(order))
  const isEmpty = waiting.length > 0 && lines.length === 0
  const texts = textsOf(act, order, isWhole)
  const save = form.onSubmit(({ notifyCustomer }) => {
    if (isEmpty) return
    const params = { orderId: order.id }
    const body = { notifyCustomer, updatedAtMs: order.updatedAtMs, ...(!isAll && { lines }) }
    return change.send(
      act === 'ready'
        ? prepareCall(markReadyCall, { params, body })
        : prepareCall(fulfillOrderCall, { params, body: { ...noParcel, ...body } }),
      texts.saved,
    )
  })
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      onSubmit={save}
      change={change}
      isCancelAnAct
      isOver={isOver}
      message={refusalIn(change)?.message ?? (isEmpty ? texts.empty : null)}
      action={texts.action}
      size="lg"
    >
      <ParcelLines order={order} waiting={waiting} units={units} onChange={setUnits} place={act} />
      {notify && <Checkbox {...notify} {...form.getInputProps('notifyCustomer', { type: 'checkbox' })} />}
    </FormDialog>
  )
}

const noParcel = { carrier: '', trackingNumber: '', trackingUrl: '' }

/** Services are no part of a pickup, or of a delivery. */
function waitingFor(act: PickupAct, order: Order): readonly LineUnits[] {
  if (act === 'ready') return leftToReady(order)
  const left = leftToSend(order)
  return act === 'done' ? servicesAmong(order, left) : goodsAmong(order, left)
}

/** Who comes gets what is ready; where nothing is, all of it. */
function proposedUnits(order: Order, waiting: readonly LineUnits[]): readonly LineUnits[] {
  const ready = readyUnits(order)
  if (ready.length === 0) return waiting
  const readyOf = (id: string) => ready.find(({ lineId }) => lineId === id)?.quantity ?? 0
  return waiting.map(({ lineId }) => ({ lineId, quantity: readyOf(lineId) }))
}

function textsOf(act: PickupAct, order: Order, isWhole: boolean) {
  const name = orderName(order)
  if (act === 'ready')
    return {
      title: `Order ${name}: ready for pickup`,
      action: isWhole ? 'Mark as ready for pickup' : 'Mark this part as ready for pickup',
      saved: isWhole ? `Order ${name} is ready for pickup` : `A part of order ${name} is ready for pickup`,
      empty: 'Choose what is ready.',
    }
  if (act === 'delivered')
    return {
      title: `Order ${name}: delivered`,
      action: isWhole ? 'Mark as delivered' : 'Mark this part as delivered',
      saved: isWhole ? `Order ${name} was delivered` : `A part of order ${name} was delivered`,
      empty: 'Choose what was delivered.',
    }
  if (act === 'done')
    return {
      title: `Order ${name}: done`,
      action: isWhole ? 'Mark as done' : 'Mark this part as done',
      saved: isWhole ? `The service of order ${name} is done` : `A part of order ${name} is done`,
      empty: 'Choose what is done.',
    }
  return {
    title: `Order ${name}: picked up`,
    action: isWhole ? 'Mark as picked up' : 'Mark this part as picked up',
    saved: isWhole ? `Order ${name} was picked up` : `A part of order ${name} was picked up`,
    empty: 'Choose what was picked up.',
  }
}
