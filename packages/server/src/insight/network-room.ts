import { LRUCache } from 'lru-cache'

/** So many visits begin from one network on a site in an hour, and it tells of so many keys on a day that nobody told before. */
export const networkLimits = { visitsAnHour: 500, keysADay: 1_000 } as const

const hourMs = 3_600_000

/** Whose hit it is, in memory alone. */
export interface NetworkMoment {
  readonly websiteId: string
  readonly network: string
  readonly atMs: number
}

/**
 * What one network may still add to a site, on this server: browsers, cookies, addresses of pages and words can be made up without end, and each
 * would be a row.
 */
export class NetworkRoom {
  readonly #visits = new LRUCache<string, number>({ max: 20_000 })
  readonly #keys = new LRUCache<string, number>({ max: 20_000 })

  hasRoomForVisit(moment: NetworkMoment): boolean {
    return (this.#visits.get(nameOf(moment, hourMs)) ?? 0) < networkLimits.visitsAnHour
  }

  /** Whether there is room for one more key than those that are noted, and some that are to be. */
  hasRoomForKeys(moment: NetworkMoment, claimed: number): boolean {
    return (this.#keys.get(nameOf(moment, 24 * hourMs)) ?? 0) + claimed < networkLimits.keysADay
  }

  /** Takes the room of a visit that begins, or that moves to where no row is; false where there is none. */
  claimVisit(moment: NetworkMoment): boolean {
    if (!this.hasRoomForVisit(moment)) return false
    addOne(this.#visits, nameOf(moment, hourMs))
    return true
  }

  noteKey(moment: NetworkMoment): void {
    addOne(this.#keys, nameOf(moment, 24 * hourMs))
  }
}

function nameOf({ websiteId, network, atMs }: NetworkMoment, windowMs: number): string {
  return `${websiteId} ${Math.floor(atMs / windowMs)} ${network}`
}

function addOne(counts: LRUCache<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
