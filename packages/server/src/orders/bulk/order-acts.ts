import type { BodyOf } from '@vitrine/contract/call'
import { cancelUnpaidOrdersCall, markOrdersPaidCall } from '@vitrine/contract/orders/act-calls'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { cancelUnpaidOrder, markPaid, orderProblemText } from '@vitrine/domain/orders/order-states'
import type { OrderProblem } from '@vitrine/domain/orders/order-table'
import type { SiteTables } from '@vitrine/store/store'
import { type BulkActHandler, type RowVerdict, rowGone } from '../../lists/bulk/bulk-act-handler.ts'
import { callOff } from '../call-off.ts'
import { writeOrderChange } from '../change-order.ts'
import { countedLineIds } from '../refunds/counted-lines.ts'
import { writePayment } from '../write-payment.ts'
import { fulfillAct } from './fulfill-act.ts'
import { readyAct } from './ready-act.ts'

type PaidInput = BodyOf<typeof markOrdersPaidCall>['input']
type CancelInput = BodyOf<typeof cancelUnpaidOrdersCall>['input']

/** Marks many orders as paid, as the single one: what came in stands in the books, and cannot be taken back from here. */
const paidAct: BulkActHandler<PaidInput> = {
  ...ofOrders('paid'),
  call: markOrdersPaidCall,
  async judge({ rowId, tables, input, isDryRun, stamp, services }) {
    const order = await readOrder(tables, rowId, isDryRun)
    if (!order) return rowGone
    const { notifyCustomer = true } = input
    const reference = input.reference.trim()
    const result = markPaid(order, reference, stamp)
    if (!result.ok) return result.problem === 'already-paid' ? asItIs : refused(order, result.problem)
    const write = async () => {
      await writeOrderChange(tables, { order: result.order, mail: null, services })
      const movementId = services.newId()
      await writePayment(tables, { order: result.order, reference, movementId, notifyCustomer, services })
    }
    return { kind: 'change', rowName: nameOf(order), before: {}, write }
  },
}

/** Cancels many orders that nobody has paid. A buyer may have read of it, and pieces may be sold again: it is not taken back. */
const cancelAct: BulkActHandler<CancelInput> = {
  ...ofOrders('cancel-unpaid'),
  call: cancelUnpaidOrdersCall,
  async judge({ rowId, tables, input, isDryRun, stamp, services }) {
    const order = await readOrder(tables, rowId, isDryRun)
    if (!order) return rowGone
    const { notifyCustomer } = input
    const restock = input.restock && (await countedLineIds(tables, order)).length > 0
    const result = cancelUnpaidOrder(order, restock, stamp)
    if (!result.ok) return result.problem === 'already-canceled' ? asItIs : refused(order, result.problem)
    const write = async () => {
      await writeOrderChange(tables, {
        order: result.order,
        mail: notifyCustomer ? 'canceled' : null,
        services,
      })
      await callOff(tables, result.order, { restock, services })
    }
    return { kind: 'change', rowName: nameOf(order), before: {}, write }
  },
}

/** What can be done with many orders at once. */
export const orderActs: readonly BulkActHandler<unknown>[] = [fulfillAct, readyAct, paidAct, cancelAct]

/** No act changes when an order was placed. */
function ofOrders(act: string): Pick<BulkActHandler<unknown>, 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    list: ordersList,
    act,
    sort: '-created',
    isSeen: false,
    read: (tables, ask) => tables.orders.list(ask),
  }
}

const readOrder = (tables: SiteTables, id: string, isDryRun: boolean) =>
  isDryRun ? tables.orders.find(id) : tables.orders.lock(id)

const nameOf = (order: Order) => `Order ${orderName(order)}`

const asItIs: RowVerdict = { kind: 'unchanged' }

function refused(order: Order, problem: OrderProblem): RowVerdict {
  return { kind: 'refused', rowName: nameOf(order), message: orderProblemText[problem] }
}
