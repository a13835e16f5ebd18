/** A result of a transaction's work with which nothing is kept of what the work wrote. */
export class RollBack<Result> {
  readonly result: Result

  constructor(result: Result) {
    this.result = result
  }
}

/**
 * Ends a transaction with a result, and undoes what was written in it: for a refusal that comes after a change.
 *
 * @example
 * if (!(await redirectMoved(tables, moves))) return rollBack(refuse('fields-wrong', manyRedirectsText))
 */
export function rollBack<Result>(result: Result): RollBack<Result> {
  return new RollBack(result)
}

/** Carries such a result out of the transaction, which only what is thrown undoes. */
class RolledBack<Result> extends Error {
  override readonly name = 'RolledBack'
  readonly result: Result

  constructor(result: Result) {
    super('A transaction was rolled back by its work.')
    this.result = result
  }
}

/** Runs work in a transaction that is undone where the work says so; `kept` is told whether it was not. */
export async function runOrRollBack<Given, Result>(
  transaction: (work: (given: Given) => Promise<Result>) => Promise<Result>,
  work: (given: Given) => Promise<Result | RollBack<Result>>,
): Promise<{ readonly result: Result; readonly isKept: boolean }> {
  try {
    const result = await transaction(async (given) => {
      const done = await work(given)
      if (!(done instanceof RollBack)) return done
      throw new RolledBack(done.result)
    })
    return { result, isKept: true }
  } catch (error) {
    if (error instanceof RolledBack) return { result: error.result, isKept: false }
    throw error
  }
}
