import type { ListCell } from '../../lists/csv.ts'
import type { Order } from '../order.ts'
import { orderCell } from '../order-cell.ts'
import { presentOrderRow } from '../present-order-row.ts'
import { orderFileCell } from './order-file-cell.ts'

/** What stands in the columns of a file of orders: those of the list, and those beside them. */
export function orderCells(order: Order): (key: string) => ListCell {
  const row = presentOrderRow(order)
  return (key) => orderCell(row, key) ?? orderFileCell(order, key)
}
