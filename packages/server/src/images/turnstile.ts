/** Lets so many pieces of work run at the same time; the others wait in line. */
export class Turnstile {
  readonly #places: number
  readonly #waiting: (() => void)[] = []
  #inside = 0

  constructor(places: number) {
    this.#places = places
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside >= this.#places) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#inside++
    try {
      return await work()
    } finally {
      // A place is handed on to who waits, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside--
    }
  }
}
