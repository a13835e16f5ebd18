import type { BodyOf } from '@vitrine/contract/call'
import { fulfillOrdersCall } from '@vitrine/contract/orders/act-calls'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import type { OrderProblem } from '@vitrine/domain/orders/order-table'
import { fulfillOrder, takeFulfillmentBack } from '@vitrine/domain/orders/parcels/fulfill-order'
import { isCollected, isLocalDelivery, servicesAmong } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { type LineUnits, leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { type Parcel, parcelErrors, parcelOf } from '@vitrine/domain/orders/parcels/parcel'
import { leftToReady } from '@vitrine/domain/orders/parcels/ready-units'
import {
  linesByNumber,
  noTrackingLineText,
  notReadyEitherText,
  numberKeysOf,
  servicesInParcelText,
} from '@vitrine/domain/orders/tracking/tracking-line'
import {
  type BulkActHandler,
  changedSince,
  type RowVerdict,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { writeOrderChange } from '../change-order.ts'

type Input = BodyOf<typeof fulfillOrdersCall>['input']

/** What is kept of an order to take its fulfillment back: the moment tells it from another one. */
interface Before {
  readonly shippedAtMs: number
}

/** Marks many orders as fulfilled, by the rules of the single one; and takes that back. */
export const fulfillAct: BulkActHandler<Input> = {
  call: fulfillOrdersCall,
  list: ordersList,
  act: 'fulfill',
  sort: '-created',
  isSeen: false,
  read: (tables, ask) => tables.orders.list(ask),
  checkInput: ({ parcels, servicesOnly = false }) =>
    servicesOnly && parcels.length > 0
      ? { servicesOnly: servicesInParcelText }
      : (parcels.map((each) => parcelErrors(parcelOf(each))).find(Boolean) ?? null),

  async judge({ rowId, tables, input, isDryRun, stamp, services }) {
    const order = await (isDryRun ? tables.orders.find(rowId) : tables.orders.lock(rowId))
    if (!order) return rowGone
    if (hasNoServicesLeft(order, input)) return { kind: 'unchanged' }
    const found = parcelFor(order, input)
    const result = fulfillOrder(order, { ...(found ?? noParcel), ...linesFor(order, input) }, stamp)
    if (!result.ok) {
      const isSoAlready = found === noParcel && sayAgainProblems.includes(result.problem)
      return isSoAlready ? { kind: 'unchanged' } : refused(order, orderProblemText[result.problem])
    }
    if (!found) return refused(order, isCollected(order) ? notReadyEitherText : noTrackingLineText)
    const mail = input.notifyCustomer ? 'parcel' : null
    const before: Before = { shippedAtMs: result.order.updatedAtMs }
    const write = () => writeOrderChange(tables, { order: result.order, mail, services })
    return { kind: 'change', rowName: rowNameOf(order), before, write }
  },

  async undo({ rowId, before, tables, stamp, services }) {
    const order = await tables.orders.lock(rowId)
    if (!order) return changedSince
    const { shippedAtMs } = before as Before
    if (order.fulfillments.at(-1)?.shippedAtMs !== shippedAtMs) return changedSince
    const result = takeFulfillmentBack(order, shippedAtMs, stamp)
    if (!result.ok) return changedSince
    await writeOrderChange(tables, { order: result.order, mail: null, services })
    return { kind: 'undone' }
  },
}

/** Of an order to which the same was said before, also where a service of it is left. */
const sayAgainProblems: readonly OrderProblem[] = ['already-fulfilled', 'services-left']

/** Whether services were done, and none of the order is left, or it never had any; a canceled one is refused. */
function hasNoServicesLeft(order: Order, { servicesOnly = false }: Input): boolean {
  if (!servicesOnly || order.fulfillmentStatus === 'CANCELED') return false
  return servicesAmong(order, leftToSend(order)).length === 0
}

/** Where services were done, those that are left; else what goes by itself. */
function linesFor(order: Order, { servicesOnly = false }: Input): { readonly lines?: readonly LineUnits[] } {
  return servicesOnly ? { lines: servicesAmong(order, leftToSend(order)) } : {}
}

const noParcel: Parcel = { carrier: '', trackingNumber: '', trackingUrl: '' }

/**
 * The parcel that was pasted for an order; without any, one that says nothing. Undefined where others have theirs, but for rounds of the shop and
 * what waits for its buyer, or is with them: while numbers are pasted, nobody says of what is not even ready that it was picked up.
 */
function parcelFor(order: Order, { parcels }: Input): Parcel | undefined {
  if (parcels.length === 0) return noParcel
  const byNumber = linesOf(parcels)
  const line = numberKeysOf(order).map((key) => byNumber.get(key))
  const parcel = line.find((each) => each !== undefined)
  if (parcel) return parcelOf(parcel)
  if (isLocalDelivery(order)) return noParcel
  return isCollected(order) && leftToReady(order).length === 0 ? noParcel : undefined
}

type Lines = ReturnType<typeof linesByNumber<Input['parcels'][number]>>

/** The lines of an input are sorted out once for all orders of a slice. */
const sorted = new WeakMap<Input['parcels'], Lines>()

function linesOf(parcels: Input['parcels']): Lines {
  const known = sorted.get(parcels) ?? linesByNumber(parcels)
  sorted.set(parcels, known)
  return known
}

const rowNameOf = (order: Order) => `Order ${orderName(order)}`

function refused(order: Order, message: string): RowVerdict {
  return { kind: 'refused', rowName: rowNameOf(order), message }
}
