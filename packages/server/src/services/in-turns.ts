import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work goes on for so long; then those who wait for a page have their turn. */
const turnMs = 25

/** For work that waits for something now and then: gives others their turn where it went on for long. */
export function turnGiver(): () => Promise<void> {
  let endsAt = performance.now() + turnMs
  return async () => {
    if (performance.now() <= endsAt) return
    await nextTurn()
    endsAt = performance.now() + turnMs
  }
}

/** Does long work that says by `yield` where it can be left for a while; gives what it comes to. */
export async function inTurns<Value>(work: Generator<unknown, Value>): Promise<Value> {
  let endsAt = performance.now() + turnMs
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() <= endsAt) continue
    await nextTurn()
    endsAt = performance.now() + turnMs
  }
}
