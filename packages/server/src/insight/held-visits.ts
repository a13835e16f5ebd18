import type { Hit } from '@vitrine/domain/insight/hit'
import { goesOnWith, mayGoOn, type Visit } from '@vitrine/domain/insight/visit'
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

/** A visit that is held, or begins, and where it is kept. */
interface TakenVisit extends Pick<VisitorKeys, 'key' | 'notedAt'> {
  readonly visit: Visit | null
}

/** What is kept from others. */
interface HeldRows {
  readonly visits: ReadonlyMap<string, Visit>
  /** Where visits went from a key. */
  readonly places: ReadonlyMap<string, string>
  /** Keys for which a row was made. */
  readonly begun: readonly string[]
}

/** The visits of some visitors in a transaction: who is known by something else than before keeps their visit. */
export class HeldVisits {
  readonly #visits: Map<string, Visit>
  /** Where visits went from a key. */
  readonly #places: Map<string, string>
  readonly #changed = new Set<string>()
  readonly #begun: readonly string[]

  private constructor({ visits, places, begun }: HeldRows) {
    this.#visits = new Map(visits)
    this.#places = new Map(places)
    this.#begun = begun
  }

  /**
   * Holds the visits of all at once, as others do, so that nobody waits in a circle. Where one went since its place was read, it is where it was looked
   * for first. Who has no row yet is asked for in the order of the visitors, each once; of those who may begin none, no row is made.
   */
  static async of(
    { visits }: Pick<SiteTables, 'visits'>,
    visitors: readonly VisitorKeys[],
    mayBegin: (visitor: VisitorKeys) => boolean,
  ): Promise<HeldVisits> {
    const keys = visitors.flatMap(({ key, formerKeys }) => [key, ...formerKeys])
    const rows = await visits.placesOf(keys)
    const places = new Map(
      [...rows].flatMap(([key, place]) => (place === null ? [] : [[key, place] as const])),
    )
    const missing = new Map(
      visitors.flatMap((visitor) => {
        const without = ownKeys(visitor).filter((key) => !rows.has(key))
        return without.length > 0 ? [[without.join(' '), { visitor, without }] as const] : []
      }),
    )
    const beginners = [...missing.values()].filter(({ visitor }) => mayBegin(visitor))
    const begun = beginners.flatMap(({ without }) => without)
    return new HeldVisits({
      visits: await visits.hold([...keys, ...places.values()], begun),
      places,
      begun,
    })
  }

  /** The visit of a visitor, which goes on or was the last, null for the first, and where it is from now on; null where none goes on and none may begin. Each key without a row is claimed. */
  take(visitor: VisitorKeys, hit: Hit, claim: () => boolean): TakenVisit | null {
    const { key, notedAt } = visitor
    const from = this.#placeOf(visitor, hit)
    if (from === null) return claim() ? { key, notedAt, visit: this.#visits.get(key) ?? null } : null
    const visit = this.#visits.get(from) ?? null
    if (from === key) {
      const mayNote = notedAt === null || this.#hasRow(notedAt) || claim()
      return { key, notedAt: mayNote ? notedAt : null, visit }
    }
    // Without room it stays where it is.
    if (!this.#hasRow(key) && !claim()) return { key: from, notedAt: null, visit }
    this.#visits.delete(from)
    this.#note(from, key)
    return { key, notedAt, visit }
  }

  /** Takes a visit as it is after a hit. */
  put({ key, notedAt }: Pick<TakenVisit, 'key' | 'notedAt'>, visit: Visit): void {
    this.#visits.set(key, visit)
    this.#places.delete(key)
    this.#changed.add(key)
    if (notedAt === null || this.#places.get(notedAt) === key) return
    const other = this.#visits.get(notedAt)
    // Somebody else of that network, who has no cookie, and may be paying.
    if (other && mayGoOn(other, visit.lastAtMs)) return
    this.#visits.delete(notedAt)
    this.#note(notedAt, key)
  }

  /** Keeps what became of them. */
  async save({ visits }: Pick<SiteTables, 'visits'>): Promise<void> {
    const unused = this.#begun.filter((key) => !this.#changed.has(key))
    if (unused.length > 0) await visits.removeEmpty(unused)
    await visits.save(valuesOf(this.#visits, this.#changed))
    const places = [...valuesOf(this.#places, this.#changed)].map(([from, key]) => {
      const lastAtMs = this.#visits.get(key)?.lastAtMs ?? 0
      return [from, { key, lastAtMs }] as const
    })
    if (places.length > 0) await visits.notePlaces(new Map(places))
  }

  /** The key under which the visit of a visitor goes on with a hit; null where none does. */
  #placeOf(visitor: VisitorKeys, hit: Hit): string | null {
    const keys = [visitor.key, ...this.#otherKeys(visitor)]
    return keys.find((key) => this.#goesOnAt(key, hit)) ?? null
  }

  #goesOnAt(key: string, hit: Hit): boolean {
    const visit = this.#visits.get(key)
    return visit !== undefined && goesOnWith(visit, hit)
  }

  #hasRow(key: string): boolean {
    return this.#visits.has(key) || this.#places.has(key)
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

/** The keys under which rows of a visitor may begin. */
function ownKeys({ key, notedAt }: VisitorKeys): readonly string[] {
  return notedAt === null ? [key] : [key, notedAt]
}

function valuesOf<Value>(
  all: ReadonlyMap<string, Value>,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([key]) => keys.has(key)))
}
