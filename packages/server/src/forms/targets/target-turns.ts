import { setTimeout as wait } from 'node:timers/promises'

/** One that is on its way so long may hang: nobody waits for it here. */
const patienceMs = 500

interface OnItsWay {
  readonly sinceMs: number
  readonly arrived: Promise<void>
}

/** Lets one delivery at a time go to each target. */
export class TargetTurns {
  readonly #onTheirWay = new Map<string, OnItsWay>()

  /** Does the work when it is the target's turn; null where another is on its way there for long. */
  async take<Result>(targetId: string, work: () => Promise<Result>): Promise<Result | null> {
    for (;;) {
      const before = this.#onTheirWay.get(targetId)
      if (!before) break
      const leftMs = before.sinceMs + patienceMs - performance.now()
      if (leftMs <= 0) return null
      await Promise.race([before.arrived, wait(leftMs)])
    }
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    this.#onTheirWay.set(targetId, { sinceMs: performance.now(), arrived })
    try {
      return await work()
    } finally {
      this.#onTheirWay.delete(targetId)
      arrive()
    }
  }
}
