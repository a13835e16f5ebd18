import { goesOn, type Visit } from '@vitrine/domain/insight/visit'
import type { SiteTables } from '@vitrine/store/store'

/** Where the visit of a visitor is kept. */
export interface VisitorKeys {
  /** From now on. */
  readonly key: string
  /** Until now, in the order in which it is looked there: under the secret of the day before, and under network and browser before a cookie came. */
  readonly formerKeys: readonly string[]
  /** The key of network and browser, where it is noted under which cookie the visit is now; null without one. */
  readonly notedAt: string | null
  /** Whether the visit may be under a cookie that the visitor took back. */
  readonly mayHaveHadCookie: boolean
}

/** The visits of some visitors in a transaction: who is known by something else than before keeps their visit. */
export class HeldVisits {
  readonly #visits: Map<string, Visit>
  /** Where visits went from a key. */
  readonly #places: Map<string, string>
  readonly #changed = new Set<string>()

  private constructor(visits: ReadonlyMap<string, Visit>, places: ReadonlyMap<string, string>) {
    this.#visits = new Map(visits)
    this.#places = new Map(places)
  }

  /** Holds the visits of all at once, as others do, so that nobody waits in a circle. Where one went since its place was read, it is where it was looked for first. Of those who may begin none, no row is made. */
  static async of(
    { visits }: Pick<SiteTables, 'visits'>,
    visitors: readonly VisitorKeys[],
    mayBegin: (visitor: VisitorKeys) => boolean,
  ): Promise<HeldVisits> {
    const keysOf = (some: readonly VisitorKeys[]) =>
      some.flatMap(({ key, formerKeys }) => [key, ...formerKeys])
    const keys = keysOf(visitors)
    const places = await visits.placesOf(keys)
    const begun = [...keysOf(visitors.filter(mayBegin)), ...places.values()]
    return new HeldVisits(await visits.hold([...keys, ...places.values()], begun), places)
  }

  /** The visit of a visitor, which goes on or was the last; null for the first. */
  take(visitor: VisitorKeys, atMs: number): Visit | null {
    const own = this.#visits.get(visitor.key) ?? null
    if (own && goesOn(own, atMs)) return own
    for (const key of this.#otherKeys(visitor)) {
      const visit = this.#visits.get(key)
      if (!visit || !goesOn(visit, atMs)) continue
      this.#visits.delete(key)
      this.#note(key, visitor.key)
      return visit
    }
    return own
  }

  /** Takes a visit as it is after a hit. */
  put({ key, notedAt }: VisitorKeys, visit: Visit): void {
    this.#visits.set(key, visit)
    this.#places.delete(key)
    this.#changed.add(key)
    if (notedAt === null || this.#places.get(notedAt) === key) return
    const other = this.#visits.get(notedAt)
    // Somebody else of that network, who has no cookie.
    if (other && goesOn(other, visit.lastAtMs)) return
    this.#visits.delete(notedAt)
    this.#note(notedAt, key)
  }

  /** Keeps what became of them. */
  async save({ visits }: Pick<SiteTables, 'visits'>): Promise<void> {
    await visits.save(valuesOf(this.#visits, this.#changed))
    const places = [...valuesOf(this.#places, this.#changed)].map(([from, key]) => {
      const lastAtMs = this.#visits.get(key)?.lastAtMs ?? 0
      return [from, { key, lastAtMs }] as const
    })
    if (places.length > 0) await visits.notePlaces(new Map(places))
  }

  #otherKeys({ key, formerKeys, mayHaveHadCookie }: VisitorKeys): readonly string[] {
    if (!mayHaveHadCookie) return formerKeys
    const places = [key, ...formerKeys].flatMap((each) => this.#places.get(each) ?? [])
    return [...formerKeys, ...places]
  }

  #note(key: string, place: string): void {
    this.#places.set(key, place)
    this.#changed.add(key)
  }
}

function valuesOf<Value>(
  all: ReadonlyMap<string, Value>,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([key]) => keys.has(key)))
}
