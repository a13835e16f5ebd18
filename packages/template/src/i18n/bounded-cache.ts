/** How many entries a cache of this package keeps at most (Specification, section 9). */
export const cacheCap = 100

/**
 * A map that forgets what has not been asked for in a while. It has two halves: a full fresh half becomes the stale one, and
 * what is asked for there comes back. So a hit on a fresh entry writes nothing, which is what makes it quick.
 */
export class BoundedCache<Key, Value> {
  readonly #half: number
  #fresh = new Map<Key, Value>()
  #stale = new Map<Key, Value>()

  constructor(cap: number = cacheCap) {
    this.#half = Math.max(1, Math.floor(cap / 2))
  }

  /** The kept value of a key; `undefined` when it was never kept or is forgotten. */
  get(key: Key): Value | undefined {
    const fresh = this.#fresh.get(key)
    if (fresh !== undefined) return fresh
    const stale = this.#stale.get(key)
    if (stale !== undefined) this.#keep(key, stale)
    return stale
  }

  /** The kept value of a key, or the one `build` makes now, which is kept. */
  getOrBuild(key: Key, build: (key: Key) => Value): Value {
    const kept = this.get(key)
    if (kept !== undefined) return kept
    const built = build(key)
    this.#keep(key, built)
    return built
  }

  #keep(key: Key, value: Value): void {
    if (this.#fresh.size >= this.#half) {
      this.#stale = this.#fresh
      this.#fresh = new Map()
    }
    this.#fresh.set(key, value)
  }
}
