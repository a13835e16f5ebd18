/** Work that is being done, by site; none of it rejects. */
export class WorkInHand {
  readonly #bySite = new Map<string, Set<Promise<void>>>()

  /** How many sites have work in hand. */
  get sites(): number {
    return this.#bySite.size
  }

  /** How much of one site is in hand. */
  of(websiteId: string): number {
    return this.#bySite.get(websiteId)?.size ?? 0
  }

  add(websiteId: string, work: Promise<void>): void {
    const own = this.#bySite.get(websiteId) ?? new Set()
    this.#bySite.set(websiteId, own)
    const kept: Promise<void> = work.finally(() => {
      own.delete(kept)
      if (own.size === 0) this.#bySite.delete(websiteId)
    })
    own.add(kept)
  }

  /** Waits until a piece of it is done. */
  async next(): Promise<void> {
    await Promise.race(this.#all())
  }

  /** Waits until all of it is done. */
  async end(): Promise<void> {
    await Promise.all(this.#all())
  }

  #all(): readonly Promise<void>[] {
    return [...this.#bySite.values()].flatMap((own) => [...own])
  }
}
