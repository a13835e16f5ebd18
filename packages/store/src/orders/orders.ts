import type { Order } from '@vitrine/domain/orders/order'
import type { OpenedCustomer } from '../customers/customers.ts'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'
import type { OpenOrders, Takings, TakingsQuery } from './order-tally.ts'

/** Placed orders. */
export interface OrderRecords {
  /** The next number of the site, without gaps: taken inside the transaction that inserts the order. */
  nextNumber(): Promise<number>
  /** The highest number that was given; 1000 before the first. */
  lastNumber(): Promise<number>
  /** Lets the next number be at least this one; one that was passed changes nothing. */
  raiseNumber(next: number): Promise<void>
  /** Adds an order and counts it for its buyer, who may be at hand already. */
  insert(order: Order, buyer?: OpenedCustomer): Promise<void>
  save(order: Order): Promise<void>
  /**
   * Makes an order that customer's whose address it has now, in the transaction that locked and saved it; who is new gets the id that is given.
   * An order of a person who was erased stays nobody's; a customer of whom nothing is left goes.
   */
  moveToCustomer(order: Order, newId: string): Promise<void>
  /** Leaves an order to nobody; whoever it was of is known by the orders that are left. */
  leaveToNobody(order: Order): Promise<void>
  /** The number of an order; undefined where there is none. */
  numberOf(id: string): Promise<number | undefined>
  find(id: string): Promise<Order | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Order | undefined>
  /** Orders by their ids, in that order; without those that are not there. */
  findMany(ids: readonly string[]): Promise<readonly Order[]>
  findByNumber(number: number): Promise<Order | undefined>
  findByCart(cartId: string): Promise<Order | undefined>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Order>>
  /** What waits to be sent, and to be paid, without test orders. */
  countOpen(): Promise<OpenOrders>
  /** What orders of a time come to, without test orders and canceled ones. */
  takings(query: TakingsQuery): Promise<Takings>
  /** Whether an order of a product is not paid, and not canceled. */
  hasUnpaidOf(productId: string): Promise<boolean>
  /** Whether anything was sold that was no test. */
  hasSold(): Promise<boolean>
}
