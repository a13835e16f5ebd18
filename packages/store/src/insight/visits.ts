import type { Visit } from '@vitrine/domain/insight/visit'

/** Where a visit went. */
interface NotedPlace {
  readonly key: string
  readonly lastAtMs: number
}

/** With which visit a cart came last. */
interface NotedCart {
  /** Of the visitor, as their visit is kept now. */
  readonly key: string
  /** When that visit had last shown a page: a visit that began later under the same key is another. */
  readonly notedAtMs: number
}

/** What is known of visits while they last, the secrets by which they are known again, and which orders were counted. */
export interface VisitRecords {
  /** The secret of a day (UTC), the same for all servers: what is given becomes it where there is none yet. */
  claimSecret(day: string, secret: string): Promise<string>
  /** The secret of a day; undefined where there is none, or none any more. */
  findSecret(day: string): Promise<string | undefined>
  /** Forgets the secrets of the days before one; returns how many there were. */
  removeSecretsBefore(day: string): Promise<number>
  /** Visits by the keys of their visitors, each kept from others until the end of the transaction, those too that are only begun here; `begun` are all, if nothing else is said. */
  hold(keys: readonly string[], begun?: readonly string[]): Promise<ReadonlyMap<string, Visit>>
  /** Removes rows of visits that were held, and begun, where nothing came of them. */
  removeEmpty(keys: readonly string[]): Promise<void>
  /** Keeps visits that were held. */
  save(visits: ReadonlyMap<string, Visit>): Promise<void>
  /** Those of some keys that have a row, each with the key under which the visit is that went from it; null: none went. */
  placesOf(keys: readonly string[]): Promise<ReadonlyMap<string, string | null>>
  /** Notes of keys that were held where their visits went, and when these last showed a page; no visit is under them any more. */
  notePlaces(places: ReadonlyMap<string, NotedPlace>): Promise<void>
  /** With whose visits carts came last, be it their own or one that they bought by itself; carts that came with none are missing. */
  findCarts(cartIds: readonly string[]): Promise<ReadonlyMap<string, NotedCart>>
  /** How many showed a page since a moment. */
  countSince(sinceMs: number): Promise<number>
  /** Forgets some of those that showed no page since a moment, with what carts were noted; returns how many rows. */
  removeOld(beforeMs: number): Promise<number>
  /** Orders that were placed since a moment and were not counted yet, the oldest first. */
  uncountedOrders(sinceMs: number, limit: number): Promise<readonly string[]>
  /** Marks orders as counted; returns those that nobody had marked before. */
  markOrders(orderIds: readonly string[], nowMs: number): Promise<readonly string[]>
  /** Forgets some marks of before a moment; returns how many. */
  removeMarks(beforeMs: number): Promise<number>
}
