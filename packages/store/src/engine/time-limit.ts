import { within } from './within.ts'

/** How a transaction is run. */
export interface TransactionOptions {
  /** The longest that its work may take, in milliseconds: others wait behind it. Usually ten seconds. */
  readonly limitMs?: number
}

/** Ends work that hangs with an error; what it does afterwards, its session refuses. */
export function withinLimit<Result>(
  work: Promise<Result>,
  { limitMs = 10_000 }: TransactionOptions,
): Promise<Result> {
  return within(limitMs, work)
}
