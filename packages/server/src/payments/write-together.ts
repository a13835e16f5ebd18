/** Runs works in one transaction. */
type Transaction = (works: readonly (() => void)[]) => void

interface WaitingWrite {
  readonly work: () => void
  keep(): void
  fail(error: unknown): void
}

/**
 * Writes what comes in one turn of the event loop with one commit: many who pay at once wait for the disk together. What was written is on disk when
 * the promise is kept; where a commit fails, nothing of it is.
 */
export function writeTogether(transaction: Transaction): (work: () => void) => Promise<void> {
  let waiting: WaitingWrite[] = []
  function writeAll(): void {
    const together = waiting
    waiting = []
    try {
      transaction(together.map(({ work }) => work))
    } catch (error) {
      for (const each of together) each.fail(error)
      return
    }
    for (const each of together) each.keep()
  }
  return (work) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(writeAll)
      waiting.push({ work, keep: resolve, fail: reject })
    })
}
