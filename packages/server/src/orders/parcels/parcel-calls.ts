import type { fulfillOrderCall, takeParcelBackCall } from '@vitrine/contract/orders/panel-calls'
import { chosenErrors } from '@vitrine/domain/orders/parcels/chosen-units'
import { fulfillOrder, takeFulfillmentBack } from '@vitrine/domain/orders/parcels/fulfill-order'
import { parcelErrors, parcelOf } from '@vitrine/domain/orders/parcels/parcel'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse } from '../../http/reply/reply.ts'
import { changeOrder } from '../change-order.ts'
import { changedMeanwhile, isAsSeen } from '../record/seen-order.ts'
import { showOrder } from '../show-order.ts'

/** Says that an order was sent or picked up, or a part of it. */
export async function postFulfillment(
  exchange: Exchange<typeof fulfillOrderCall>,
): Promise<AnswerTo<typeof fulfillOrderCall>> {
  const { notifyCustomer, lines, updatedAtMs: _, ...sent } = exchange.body
  const parcel = parcelOf(sent)
  const errors = { ...parcelErrors(parcel), ...chosenErrors(lines) }
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const result = await changeOrder(exchange, {
    orderId: exchange.params.orderId,
    change: (order, stamp) =>
      // Sent twice, a part would be in two parcels.
      isAsSeen(order, exchange.body) ? fulfillOrder(order, { ...parcel, lines }, stamp) : changedMeanwhile,
    mail: notifyCustomer ? 'parcel' : null,
    summary: (order) => {
      const code = order.history.at(-1)?.fact?.code
      if (code === 'picked-up') return lines ? 'a part picked up' : 'picked up'
      // Services are named where goods of their order go in another way, also all that are left.
      if (code === 'done') return order.fulfillmentStatus === 'FULFILLED' ? 'done' : 'a part done'
      if (code === 'delivered') return lines ? 'a part delivered' : 'delivered'
      return lines ? 'a part fulfilled' : 'fulfilled'
    },
  })
  return showOrder(result)
}

/** Takes a parcel back. */
export async function deleteParcel(
  exchange: Exchange<typeof takeParcelBackCall>,
): Promise<AnswerTo<typeof takeParcelBackCall>> {
  const { orderId, shippedAtMs } = exchange.params
  const result = await changeOrder(exchange, {
    orderId,
    change: (order, stamp) => takeFulfillmentBack(order, Number(shippedAtMs), stamp),
    mail: null,
    summary: ({ history }) => {
      const code = history.at(-1)?.fact?.code
      if (code === 'pickup-taken-back') return 'pickup undone'
      if (code === 'service-taken-back') return 'service undone'
      return code === 'delivery-taken-back' ? 'delivery undone' : 'fulfillment undone'
    },
  })
  return showOrder(result)
}
