import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** Those who agreed to be reminded of their cart: once for each cart. */
export interface ReminderRecords {
  find(id: string): Promise<CartReminder | undefined>
  findByCart(cartId: string): Promise<CartReminder | undefined>
  /** The same, locked until the end of the transaction. */
  lockByCart(cartId: string): Promise<CartReminder | undefined>
  save(reminder: CartReminder): Promise<void>
  /** Takes one that waits for a job; true too where this job took it before. */
  take(id: string, job: string, nowMs: number): Promise<boolean>
  remove(id: string): Promise<boolean>
  ofEmail(email: string): Promise<readonly CartReminder[]>
  /** Forgets what was kept under an address until a moment; returns how many. */
  removeOfEmail(email: string, untilMs?: number): Promise<number>
  /** Forgets some that nothing was done with since a moment; returns how many. */
  removeOld(beforeMs: number): Promise<number>
  /** Notes that somebody wants no more of it, for good; they are known by a keyed hash of their address. */
  refuse(personKey: string): Promise<void>
  hasRefused(personKey: string): Promise<boolean>
  /** Whether somebody can be reminded: they refused nothing, and were not reminded since a moment. */
  mayRemind(personKey: string, sinceMs: number): Promise<boolean>
  /** Takes the turn of somebody who can be reminded; false where it is not theirs. Two that ask at once do not both have it. */
  takeTurn(personKey: string, turn: { readonly sinceMs: number; readonly nowMs: number }): Promise<boolean>
  /** Gives a turn back in which nothing was sent. */
  giveTurnBack(personKey: string): Promise<void>
  list(ask: ListAsk): Promise<ListPage<CartReminder>>
}
