/** How many entries a cache of this package keeps at most, unless it says otherwise (specification, section 9). */
export const cacheCap = 100

/**
 * A map that forgets what was asked for least recently. Its entries are chained in the order of their use: to use one is to change a
 * few links, which is quicker than to take it out of the map and put it in again.
 */
export class BoundedCache<Key, Value> {
  readonly #cap: number
  readonly #entries = new Map<Key, Entry<Key, Value>>()
  #newest: Entry<Key, Value> | undefined
  #oldest: Entry<Key, Value> | undefined

  constructor(cap: number = cacheCap) {
    this.#cap = Math.max(1, cap)
  }

  /** The kept value of a key; `undefined` when it was never kept or is forgotten. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry !== this.#newest) {
      this.#unlink(entry)
      this.#link(entry)
    }
    return entry.value
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
    const known = this.#entries.get(key)
    if (known) this.#unlink(known)
    const entry = { key, value, newer: undefined, older: undefined }
    this.#entries.set(key, entry)
    this.#link(entry)
    if (this.#entries.size <= this.#cap || this.#oldest === undefined) return
    this.#entries.delete(this.#oldest.key)
    this.#unlink(this.#oldest)
  }

  /** Puts an entry before all others. */
  #link(entry: Entry<Key, Value>): void {
    entry.older = this.#newest
    if (this.#newest) this.#newest.newer = entry
    this.#newest = entry
    this.#oldest ??= entry
  }

  #unlink(entry: Entry<Key, Value>): void {
    const { newer, older } = entry
    if (newer) newer.older = older
    else this.#newest = older
    if (older) older.newer = newer
    else this.#oldest = newer
    entry.newer = undefined
    entry.older = undefined
  }
}

interface Entry<Key, Value> {
  readonly key: Key
  readonly value: Value
  newer: Entry<Key, Value> | undefined
  older: Entry<Key, Value> | undefined
}
