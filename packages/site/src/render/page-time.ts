import { processorMs } from './processor-time.ts'

/** Up to here a page's time is counted by the wall clock: a look at it costs a tenth of one at the processor's. */
const countedByWallMs = 25

/**
 * How long the templates of a page have worked, in milliseconds. Never less than what they took of the processor; more only while it is
 * less than `countedByWallMs`, for the wall clock goes on while a busy machine does other things.
 */
export class PageTime {
  readonly #wallMs: () => number
  readonly #processorMs: () => number
  readonly #begunMs: number
  #workedMs = 0

  constructor({ wallMs, processorMs }: Clocks = clocks) {
    this.#wallMs = wallMs
    this.#processorMs = processorMs
    this.#begunMs = processorMs()
  }

  /** What the page has worked so far. */
  get workedMs(): number {
    return this.#workedMs
  }

  /** Counts the time of some work, which is given a clock that tells all that the page has worked. */
  count<Result>(work: (clock: () => number) => Result): Result {
    const clock = this.#start()
    const result = work(clock)
    this.#workedMs = clock()
    return result
  }

  #start(): () => number {
    const before = this.#workedMs
    const startedMs = this.#wallMs()
    let processor: { readonly fromMs: number; readonly workedMs: number } | null = null
    return () => {
      if (processor === null) {
        const workedMs = before + this.#wallMs() - startedMs
        if (workedMs < countedByWallMs) return workedMs
        const fromMs = this.#processorMs()
        // The thread has made other pages meanwhile, and may have stood still: the page took neither more than the one nor more than the other says.
        processor = { fromMs, workedMs: Math.min(workedMs, fromMs - this.#begunMs) }
      }
      return processor.workedMs + this.#processorMs() - processor.fromMs
    }
  }
}

interface Clocks {
  readonly wallMs: () => number
  readonly processorMs: () => number
}

const clocks: Clocks = { wallMs: () => performance.now(), processorMs }
