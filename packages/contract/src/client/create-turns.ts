/** Does a piece of work after all that was given before it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes a queue: one change at a time, so that the answers come in the order of the changes. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    // What failed is told to who asked for it; what waits comes all the same.
    last = done.catch(() => undefined)
    return done
  }
}
