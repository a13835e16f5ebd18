import type { BodyOf } from '@vitrine/contract/call'
import { markOrdersReadyCall } from '@vitrine/contract/orders/act-calls'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import { orderName } from '@vitrine/domain/orders/order-name'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { markReady, takeReadyBack } from '@vitrine/domain/orders/parcels/mark-ready'
import { type BulkActHandler, changedSince, rowGone } from '../../lists/bulk/bulk-act-handler.ts'
import { writeOrderChange } from '../change-order.ts'

type Input = BodyOf<typeof markOrdersReadyCall>['input']

/** What is kept of an order to take back that it is ready: the moment tells it from another one. */
interface Before {
  readonly readyAtMs: number
}

/** Marks many orders as ready to be picked up, by the rules of the single one; and takes that back. */
export const readyAct: BulkActHandler<Input> = {
  call: markOrdersReadyCall,
  list: ordersList,
  act: 'ready',
  sort: '-created',
  isSeen: false,
  read: (tables, ask) => tables.orders.list(ask),

  async judge({ rowId, tables, input, isDryRun, stamp, services }) {
    const order = await (isDryRun ? tables.orders.find(rowId) : tables.orders.lock(rowId))
    if (!order) return rowGone
    const rowName = `Order ${orderName(order)}`
    const result = markReady(order, {}, stamp)
    if (!result.ok) {
      const isSoAlready = result.problem === 'already-ready'
      return isSoAlready
        ? { kind: 'unchanged' }
        : { kind: 'refused', rowName, message: orderProblemText[result.problem] }
    }
    const before: Before = { readyAtMs: result.order.updatedAtMs }
    const mail = input.notifyCustomer ? 'ready' : null
    const write = () => writeOrderChange(tables, { order: result.order, mail, services })
    return { kind: 'change', rowName, before, write }
  },

  async undo({ rowId, before, tables, stamp, services }) {
    const order = await tables.orders.lock(rowId)
    if (!order) return changedSince
    const { readyAtMs } = before as Before
    const result = takeReadyBack(order, readyAtMs, stamp)
    if (!result.ok) return changedSince
    await writeOrderChange(tables, { order: result.order, mail: null, services })
    return { kind: 'undone' }
  },
}
