import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** Subscriptions to products. */
export interface SubscriptionRecords {
  find(id: string): Promise<Subscription | undefined>
  /** As `find`; within a transaction nobody else changes it until the end. */
  lock(id: string): Promise<Subscription | undefined>
  /** Those that an order began. */
  ofOrder(orderId: string): Promise<readonly Subscription[]>
  /** Those of a buyer, oldest first. */
  ofEmail(email: string): Promise<readonly Subscription[]>
  /** Adds one; false when the order began it before. */
  insert(subscription: Subscription): Promise<boolean>
  save(subscription: Subscription): Promise<void>
  /** When one was changed last; 0 for never. */
  lastChangeMs(): Promise<number>
  /** How many could not be charged, and wait for another card or the next try; without test ones, up to 10,000. */
  countFailing(): Promise<number>
  /** How many of a currency can still be charged: running, failing or paused ones; without test ones. */
  countChargeable(currency: string): Promise<number>
  /** The ids of those to a product that go on, or were canceled; in their order. */
  idsTo(productId: string): Promise<readonly string[]>
  /** How many are not charged as their goods are not there; without test ones, up to 10,000. */
  countWaiting(): Promise<number>
  list(ask: ListAsk): Promise<ListPage<Subscription>>
}
