import type { NewsletterList } from '@vitrine/domain/newsletter/newsletter-list'
import type { Subscriber, SubscriberState } from '@vitrine/domain/newsletter/subscriber'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** The lists of subscribers of a site; one is always there. */
export interface NewsletterListRecords {
  /** All of them: the one that every site has, then the others by their names. */
  list(): Promise<readonly NewsletterList[]>
  find(id: string): Promise<NewsletterList | undefined>
  save(list: NewsletterList): Promise<void>
  /** Removes a list; its subscribers are to be gone by then. */
  remove(id: string): Promise<void>
}

/** How many subscribers a list has in each state; states without any are left out. */
export type SubscriberCounts = Partial<Record<SubscriberState, number>>

/** Who is on the lists of a site. */
export interface SubscriberRecords {
  find(id: string): Promise<Subscriber | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Subscriber | undefined>
  /** Who is on a list with an address, whatever its case; locked until the end of the transaction. */
  lockByEmail(listId: string, email: string): Promise<Subscriber | undefined>
  /** Whoever is on any list with an address, whatever its case. */
  ofAddress(email: string): Promise<readonly Subscriber[]>
  /** Keeps one that is new; false when somebody is on the list with this address. */
  insert(subscriber: Subscriber): Promise<boolean>
  /** Keeps one that was changed. */
  save(subscriber: Subscriber): Promise<void>
  /** Removes one for good; who said no is remembered by the hash of their address. */
  remove(subscriber: Subscriber): Promise<void>
  /**
   * Removes a person from all lists on which they were put until a moment; that none but they may put them on one again is remembered by the hash of their address, unless
   * somebody else put it on one since. Returns how many entries there were.
   */
  erase(email: string, nowMs: number, untilMs?: number): Promise<number>
  /** Remembers that an address wants no mail of any list, by its hash. */
  refuseAll(email: string, nowMs: number): Promise<void>
  /** Remembers that an address said no to a list that it is not on, by its hash. */
  refuse(listId: string, email: string, nowMs: number): Promise<void>
  /** Whether an address said no to a list and was removed; or to all lists, and not yes to this one since. */
  hasRefused(listId: string, email: string): Promise<boolean>
  /** Forgets that an address said no to a list and was removed: they said yes since. What they said of all lists holds for the others. */
  forgetRefusal(listId: string, email: string, nowMs: number): Promise<void>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Subscriber>>
  /** How many each list has, by its id. */
  counts(): Promise<ReadonlyMap<string, SubscriberCounts>>
  /** When somebody came into their state last; 0 for never. */
  lastChangeMs(): Promise<number>
  /** Those who wait since before a moment. */
  waitingSince(beforeMs: number, limit: number): Promise<readonly Subscriber[]>
}
