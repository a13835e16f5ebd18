import { sum } from '../../money/sum.ts'
import type { Fulfillment, Order, OrderLine } from '../order.ts'

/** So many units of a line. */
export interface LineUnits {
  readonly lineId: string
  readonly quantity: number
}

/** Whether a line comes by itself once it is paid: as files, as a gift card, or as access; or is given. Nobody sends it. */
export function deliversItself({
  digitalFileIds,
  productType,
  donation,
}: Pick<OrderLine, 'digitalFileIds' | 'productType' | 'donation'>): boolean {
  return donation !== undefined || digitalFileIds !== undefined || selfDelivered.includes(productType)
}

const selfDelivered: readonly OrderLine['productType'][] = ['digital', 'gift-card', 'paywall']

/** Whether nothing of an order is ever sent: all of it comes by itself. */
export function isSelfDelivered({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.length > 0 && lines.every(deliversItself)
}

/** Whether an order waits for its money and for nothing of its shop: all of it comes by itself once it is paid. */
export function comesOncePaid({
  lines,
  paymentState,
  fulfillmentStatus,
}: Pick<Order, 'lines' | 'paymentState' | 'fulfillmentStatus'>): boolean {
  return fulfillmentStatus === 'PENDING' && paymentState === 'PENDING' && isSelfDelivered({ lines })
}

/** What of an order that waits for its money comes by itself once that is here, line by line. */
export function comesLater({
  lines,
  paymentState,
  fulfillmentStatus,
}: Pick<Order, 'paymentState' | 'fulfillmentStatus'> & {
  readonly lines: readonly (Parameters<typeof deliversItself>[0] & Pick<OrderLine, 'id' | 'quantity'>)[]
}): readonly LineUnits[] {
  if (paymentState !== 'PENDING' || fulfillmentStatus === 'CANCELED') return []
  return lines.filter(deliversItself).map(({ id, quantity }) => ({ lineId: id, quantity }))
}

/** What waits to be sent of an order, line by line; lines of which nothing does are left out. */
export function leftToSend(order: OrderOnItsWay): readonly LineUnits[] {
  return order.lines.flatMap((line) => {
    const quantity = unsentUnits(order, line)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
}

/** Units of a line that are to be sent: not sent, and not refunded instead. */
export function unsentUnits({ refunds = [], ...order }: OrderOnItsWay, line: OrderLine): number {
  if (deliversItself(line)) return 0
  const waiting = line.quantity - sentUnits(order, line)
  const withdrawn = sum(
    refunds.flatMap(({ lines }) =>
      lines.filter(({ lineId }) => lineId === line.id).map(({ unsent, quantity }) => unsent ?? quantity),
    ),
  )
  return Math.max(0, waiting - withdrawn)
}

/** Units of a line that are in parcels. */
export function sentUnits(order: Pick<Order, 'lines' | 'fulfillments'>, line: OrderLine): number {
  const all = order.fulfillments.flatMap((parcel) => unitsOf(order, parcel))
  return sum(all.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => quantity))
}

/** What is in a parcel; one of before parcels were told apart had all that can be sent. */
export function unitsOf(
  { lines }: Pick<Order, 'lines'>,
  { lines: units }: Pick<Fulfillment, 'lines'>,
): readonly LineUnits[] {
  if (units) return units
  return lines.flatMap((line) => (deliversItself(line) ? [] : [{ lineId: line.id, quantity: line.quantity }]))
}

/** Whether two lists name the same units, whatever their order. */
export function sameUnits(some: readonly LineUnits[], others: readonly LineUnits[]): boolean {
  const has = ({ lineId, quantity }: LineUnits) =>
    others.some((other) => other.lineId === lineId && other.quantity === quantity)
  return some.length === others.length && some.every(has)
}

/** Whether some of an order was sent or picked up, and more is to follow. */
export function isPartlySent({
  fulfillmentStatus,
  fulfillments,
}: Pick<Order, 'fulfillmentStatus' | 'fulfillments'>): boolean {
  return fulfillmentStatus === 'PENDING' && fulfillments.length > 0
}

type OrderOnItsWay = Pick<Order, 'lines' | 'fulfillments' | 'refunds'>
