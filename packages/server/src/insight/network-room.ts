import { LRUCache } from 'lru-cache'
import { growingTo } from './growing-cache.ts'

/** So many visits begin from one network on a site in an hour, and it tells of so many keys on a day that nobody told before. */
export const networkLimits = { visitsAnHour: 500, keysADay: 1_000 } as const

const hourMs = 3_600_000

/** Whose hit it is, in memory alone. */
export interface NetworkMoment {
  readonly websiteId: string
  readonly network: string
  readonly atMs: number
}

/** Who tells of keys on a day, as the site counts days. */
export interface NetworkDay extends Pick<NetworkMoment, 'websiteId' | 'network'> {
  readonly day: string
}

/**
 * What one network may still add to a site, on this server: browsers, cookies, addresses of pages and words can be made up without end, and each
 * would be a row. What is written takes of it when it is written, as a transaction may be repeated.
 */
export class NetworkRoom {
  readonly #visits = new LRUCache<string, number>(growingTo(20_000))
  readonly #keys = new LRUCache<string, number>(growingTo(20_000))

  /** Whether there is room for one more visit than those that are noted, and some that are to be: one that begins, or that moves to where no row is. */
  hasRoomForVisit(moment: NetworkMoment, claimed: number): boolean {
    return (this.#visits.get(nameOfHour(moment)) ?? 0) + claimed < networkLimits.visitsAnHour
  }

  /** The same of keys. */
  hasRoomForKeys(teller: NetworkDay, claimed: number): boolean {
    return (this.#keys.get(nameOfDay(teller)) ?? 0) + claimed < networkLimits.keysADay
  }

  noteVisit(moment: NetworkMoment): void {
    addOne(this.#visits, nameOfHour(moment))
  }

  noteKey(teller: NetworkDay): void {
    addOne(this.#keys, nameOfDay(teller))
  }
}

/** The name of the room for visits: that of a network in an hour. */
export function nameOfHour({ websiteId, network, atMs }: NetworkMoment): string {
  return `${websiteId} ${Math.floor(atMs / hourMs)} ${network}`
}

/** The name of the room for keys. */
export function nameOfDay({ websiteId, network, day }: NetworkDay): string {
  return `${websiteId} ${day} ${network}`
}

function addOne(counts: LRUCache<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
