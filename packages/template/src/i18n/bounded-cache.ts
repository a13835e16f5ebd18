/** How many entries a cache of this package keeps (Specification, section 9). */
export const cacheCap = 100

/** A map that forgets what was asked for longest ago when it is full. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #cap: number

  constructor(cap: number = cacheCap) {
    this.#cap = cap
  }

  /** The kept value of a key, or the one `build` makes now, which is kept. */
  get(key: Key, build: (key: Key) => Value): Value {
    const kept = this.#entries.get(key)
    if (kept !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, kept)
      return kept
    }
    const built = build(key)
    if (this.#entries.size >= this.#cap) this.#forgetOldest()
    this.#entries.set(key, built)
    return built
  }

  get size(): number {
    return this.#entries.size
  }

  #forgetOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }
}
