import type { Site } from '@vitrine/domain/website/site'

/** How much is remembered of one revision of a site; what was read first is forgotten for what comes. */
const maxKept = 500

/**
 * Remembers what was read for a revision of a site: each revision is a `Site` object of its own, and what belongs to it goes when it
 * does. For parts that many pages share, such as a list of related products.
 */
export class RevisionMemory<Value> {
  readonly #bySite = new WeakMap<Site, Map<string, Promise<Value>>>()

  /** The value under a key, read at the first call; a reading that fails is not remembered. */
  recall(site: Site, key: string, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#bySite.get(site) ?? new Map<string, Promise<Value>>()
    this.#bySite.set(site, kept)
    const known = kept.get(key)
    if (known) return known
    const reading = read()
    const [oldest] = kept.size >= maxKept ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }
}
