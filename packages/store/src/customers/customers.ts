import type { Customer } from '@vitrine/domain/customers/customer'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** Somebody who buys, and how their first order will be called. */
export interface ArrivingCustomer {
  /** Of the order. */
  readonly id: string
  readonly contact: { readonly email: string }
  readonly createdAtMs: number
}

/** A customer, locked, and whether they were unknown before this transaction. */
export interface OpenedCustomer {
  readonly customer: Customer
  readonly isNew: boolean
}

/** People who bought, one for each e-mail address; placed and changed orders keep what is counted of them. */
export interface CustomerRecords {
  find(id: string): Promise<Customer | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Customer | undefined>
  /** Whoever has an address, whatever its case. */
  findByEmail(email: string): Promise<Customer | undefined>
  /** Whoever has an address, whatever its case; locked until the end of the transaction. */
  lockByEmail(email: string): Promise<Customer | undefined>
  /** Makes sure that who buys is known by their address; tells whether they were not before. Their order is counted in the same transaction. */
  admit(buyer: ArrivingCustomer): Promise<boolean>
  /** Whose an order is; undefined when they were erased. */
  findByOrder(orderId: string): Promise<Customer | undefined>
  /** The ids of a customer's orders, the newest first. */
  orderIds(id: string, limit: number): Promise<readonly string[]>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Customer>>
  /** Keeps tags, notes and consents that an owner changed. */
  save(customer: Customer): Promise<void>
  /** Removes what is kept of a person; their orders stay, and are nobody's. */
  erase(id: string): Promise<void>
}
