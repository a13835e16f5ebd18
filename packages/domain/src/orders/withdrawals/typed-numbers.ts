import type { Order } from '../order.ts'
import { orderName } from '../order-name.ts'

/** Numbers that somebody may mean who typed the number of an order, with its sign, a prefix or a suffix; at most four of them. */
export function typedNumbers(text: string): readonly number[] {
  const found = text.match(/\d{1,12}/g) ?? []
  return [...new Set(found.map(Number))].slice(0, 4)
}

/** Which of some orders is meant by what was typed: the one whose whole name stands in it, as a prefix may have digits, too; else the first. */
export function orderMeant<Named extends Pick<Order, 'number' | 'numberText'>>(
  orders: readonly Named[],
  text: string,
): Named | undefined {
  const typed = plain(text)
  const lengthOf = (order: Named) => {
    const name = plain(orderName(order))
    return typed.includes(name) ? name.length : 0
  }
  return orders.toSorted((left, right) => lengthOf(right) - lengthOf(left))[0]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[#\s]/g, '')
}
